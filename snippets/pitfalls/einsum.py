# --8<-- [start:see]
import torch

queries = torch.zeros(2, 5, 16)  # (b, t, c)
keys = torch.zeros(2, 7, 16)  # (b, s, c)
torch.einsum("btc,bcs->bts", queries, keys)
# > RuntimeError: einsum(): subscript c has size 7 for operand 1 which does not broadcast with previously seen size 16
# --8<-- [end:see]

# --8<-- [start:dims]
weight = torch.zeros(16, 8)
torch.einsum("btc,bcd->btd", queries, weight)  # weight has no batch
# > RuntimeError: einsum(): the number of subscripts in the equation (3) does not match the number of dimensions (2) for operand 1 and no ellipsis was given
# --8<-- [end:dims]

# --8<-- [start:words]
torch.einsum("batch in, in out -> batch out", queries[0], weight)
# > RuntimeError: einsum(): the number of subscripts in the equation (7) does not match the number of dimensions (2) for operand 0 and no ellipsis was given
# --8<-- [end:words]

# --8<-- [start:fix]
torch.einsum("btc,bsc->bts", queries, keys).shape  # as keys really are
# > torch.Size([2, 5, 7])
torch.einsum("btc,cd->btd", queries, weight).shape
# > torch.Size([2, 5, 8])
torch.einsum("...c,cd->...d", queries, weight).shape  # any dimensions
# > torch.Size([2, 5, 8])
# --8<-- [end:fix]
assert torch.equal(torch.einsum("btc,bsc->bts", queries, keys), queries @ keys.mT)

# --8<-- [start:silent]
one_row = torch.ones(1, 4)  # j has size 1
torch.einsum("ij,jk->ik", torch.ones(2, 3), one_row)
# > tensor([[3., 3., 3., 3.],
# >         [3., 3., 3., 3.]])
# --8<-- [end:silent]
import pytest

with pytest.raises(RuntimeError, match=r"cannot be multiplied \(2x3 and 1x4\)"):
    torch.ones(2, 3) @ one_row
with pytest.raises(RuntimeError, match=r"scalar type|same dtype"):
    torch.einsum("ij,jk->ik", torch.ones(2, 3), torch.ones(3, 2, dtype=torch.float64))
assert torch.einsum("b i, i o -> b o", queries[0], weight).shape == (5, 8)

# --8<-- [start:order]
grid = torch.tensor([[1, 2], [3, 4]])
torch.einsum("ba", grid)  # no arrow: the letters in alphabetical order
# > tensor([[1, 3],
# >         [2, 4]])
torch.einsum("ba->ba", grid)
# > tensor([[1, 2],
# >         [3, 4]])
# --8<-- [end:order]

# --8<-- [start:others]
x = torch.zeros(2, 3)
for equation, *operands in (
    ("ij,jk->ik", x),
    ("ij->ij", x, x),
    ("ij,jk->il", x, x.T),
    ("ij,jk->ii", x, x.T),
    ("ii->i", x),
    ("i1->i", x),
    ("...ij,...jk->...ik", x.expand(4, 2, 3), x.T.expand(5, 3, 2)),
):
    try:
        torch.einsum(equation, *operands)
    except RuntimeError as error:
        print(error)
# > einsum(): fewer operands were provided than specified in the equation
# > einsum(): more operands were provided than specified in the equation
# > einsum(): output subscript l does not appear in the equation for any input operand
# > einsum(): output subscript i appears more than once in the output
# > einsum(): subscript i is repeated for operand 0 but the sizes don't match, 3 != 2
# > einsum(): invalid subscript given at index 1 in the equation string, subscripts must be in [a-zA-Z]
# > einsum(): dimension 0 covered by ellipsis in operand 1has size 5 which does not broadcast with previously seen ellipsis with size 4 for the respective dimension
# --8<-- [end:others]
