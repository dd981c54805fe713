# --8<-- [start:see]
import torch


def scale(x):
    if x.sum() > 0:
        return x * 2
    return x - 1


x = torch.tensor([1.0, 2.0])
torch.compile(scale, backend="eager", fullgraph=True)(x)
# > torch._dynamo.exc.Unsupported: Data-dependent branching
# > …
# --8<-- [end:see]


# --8<-- [start:fix]
def scale_by_where(x):
    return torch.where(x.sum() > 0, x * 2, x - 1)


compiled = torch.compile(scale_by_where, backend="eager", fullgraph=True)
compiled(x), compiled(-x)
# > (tensor([2., 4.]), tensor([-2., -3.]))
# --8<-- [end:fix]


# --8<-- [start:cond]
def scale_by_cond(x):
    return torch.cond(x.sum() > 0, lambda x: x * 2, lambda x: x - 1, (x,))


compiled = torch.compile(scale_by_cond, backend="eager", fullgraph=True)
compiled(x), compiled(-x)
# > (tensor([2., 4.]), tensor([-2., -3.]))
# --8<-- [end:cond]

# --8<-- [start:without]
graphs = []


def count(graph, _inputs):
    graphs.append(graph)
    return graph.forward


torch.compile(scale, backend=count)(x)
# > tensor([2., 4.])
len(graphs)
# > 2
# --8<-- [end:without]


# --8<-- [start:loop]
def repeat(x):
    return sum(x for _ in range(int(x.sum())))


try:
    torch.compile(repeat, backend="eager", fullgraph=True)(x)
except RuntimeError as error:
    print(str(error).splitlines()[0])
# > Consider annotating your code using torch._check*(). Could not extract specialized integer from data-dependent expression TruncToInt(zuf0) (unhinted: TruncToInt(zuf0)).  (Size-like symbols: none)
# --8<-- [end:loop]


# --8<-- [start:item]
def scale_by_item(x):
    if x.sum().item() > 0:
        return x * 2
    return x - 1


torch.compile(scale_by_item, backend="eager", fullgraph=True)(x)
# > torch._dynamo.exc.UserError: Consider annotating your code using torch._check*(). Could not guard on data-dependent expression … > 0.0 (unhinted: … > 0.0).  (Size-like symbols: none)
# > …
# --8<-- [end:item]
