# %% [markdown]
# # Fit a line by hand
#
# How does a model learn from numbers? Here it learns with tensors and autograd alone: no layers, no
# optimizer. At the end you know what each line of a training loop is for, because you have seen
# what happens without it.
#
# About 20 minutes.

# %% data
import torch

x = torch.tensor([0.0, 1.0, 2.0, 3.0])
y = 2 * x + 1
y
# > tensor([1., 3., 5., 7.])

# %% [markdown]
# ## Predict
#
# What does the error look like before any learning, with weight 0 and bias 0?
#
# <details markdown="1"><summary>Answer</summary>
#
# The prediction is 0 everywhere, so the error is `-y`.
#
# </details>

# %% plot
import matplotlib.pyplot as plt

figure, axes = plt.subplots()
axes.plot(x, y, "o", label="data")
axes.set(xlabel="x", ylabel="y")
_ = axes.legend()
# alt: Four points on a rising line, from (0, 1) to (3, 7).

# %% [proof]
assert (y - 2 * x - 1).abs().sum() == 0
