# --8<-- [start:see]
import torch
from torch import nn
from torch.nn import functional as F

model = nn.Sequential(nn.Linear(64, 64), nn.Dropout(0.5))
x = torch.ones(1, 64)
with torch.no_grad():  # no eval()
    first, second = model(x), model(x)
torch.equal(first, second)
# > False
# --8<-- [end:see]

# --8<-- [start:fix]
_ = model.eval()
with torch.no_grad():
    first, second = model(x), model(x)
torch.equal(first, second)
# > True
# --8<-- [end:fix]


# --8<-- [start:functional]
class Net(nn.Module):
    def forward(self, x):
        return F.dropout(x, 0.5)


net = Net().eval()
torch.equal(net(x), net(x))  # eval() does not reach it
# > False
# --8<-- [end:functional]


# --8<-- [start:functional-fix]
class Passed(nn.Module):
    def forward(self, x):
        return F.dropout(x, 0.5, training=self.training)


net = Passed().eval()
torch.equal(net(x), net(x))
# > True
# --8<-- [end:functional-fix]
assert not torch.equal(Passed()(x), Passed()(x))

# --8<-- [start:attention]
q = torch.ones(1, 2, 64, 4)
q[..., 1] = torch.arange(64.0)


class Attention(nn.Module):
    def forward(self, q):
        return F.scaled_dot_product_attention(q, q, q, dropout_p=0.5)


attend = Attention().eval()
torch.equal(attend(q), attend(q))
# > False
# --8<-- [end:attention]

# --8<-- [start:back-on]
model.training, model.train().training
# > (False, True)
model.eval()[1].training  # every layer follows
# > False
# --8<-- [end:back-on]


# --8<-- [start:list]
class Hidden(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = [nn.Dropout(0.5)]  # a plain list: not registered

    def forward(self, x):
        return self.layers[0](x)


net = Hidden().eval()
torch.equal(net(x), net(x))
# > False
# --8<-- [end:list]

# --8<-- [start:guard]
[name for name, module in net.named_modules() if module.training]
# > []
# --8<-- [end:guard]

# --8<-- [start:outside]
layer = nn.Dropout(0.5)  # belongs to no model
_ = model.eval()
layer.training
# > True
# --8<-- [end:outside]
