"""The clean state that each snippet file starts from, so that nothing leaks from file to file."""

import contextlib
import gc
import importlib
import logging
import multiprocessing
import os
import random
import sys
import tempfile
import warnings
from collections.abc import Iterator

import numpy as np
import torch

from verify import figures

# The first use of forward mode in a process loads it, and in torch 2.14 that warns: loaded here, no
# snippet shows it by chance of their order.
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    importlib.import_module("torch._decomp.decompositions_for_jvp")

# What Python itself shows to someone who runs a script: deprecations only in their own code.
_PYTHON_FILTERS = (
    ("ignore", ResourceWarning, ""),
    ("ignore", ImportWarning, ""),
    ("ignore", PendingDeprecationWarning, ""),
    ("ignore", DeprecationWarning, ""),
    ("default", DeprecationWarning, "__main__"),
)


@contextlib.contextmanager
def clean_state() -> Iterator[None]:
    """Run the block as if in a new process and an empty working folder, and undo what it changed.

    The seeds differ from run to run, so that output nobody seeded cannot pass twice.
    """
    here, environment, path = os.getcwd(), dict(os.environ), list(sys.path)  # noqa: PTH109
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        warnings.catch_warnings(),
        _plain_logging(),
    ):
        _reset_torch()
        _reset_python()
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(here)
            os.environ.clear()
            os.environ.update(environment)
            sys.path[:] = path
            _reset_torch()
            _reset_python()


@contextlib.contextmanager
def _plain_logging() -> Iterator[None]:
    """Log as a plain script does: pytest's handlers would keep messages from standard error."""
    root = logging.getLogger()
    handlers, level, disabled = root.handlers[:], root.level, root.manager.disable
    root.handlers[:] = []
    root.setLevel(logging.WARNING)
    logging.disable(logging.NOTSET)
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.disable(disabled)


def _reset_python() -> None:
    gc.enable()
    sys.setrecursionlimit(_RECURSION_LIMIT)
    sys.displayhook, sys.excepthook = sys.__displayhook__, sys.__excepthook__
    multiprocessing.set_start_method(None, force=True)
    random.seed()
    np.random.seed()  # the old generator, which much code still uses
    np.set_printoptions(**_NUMPY_PRINT)
    np.seterr(**_NUMPY_ERRORS)
    os.environ["MPLBACKEND"] = "Agg"  # draws without a screen
    os.environ["MATPLOTLIBRC"] = str(figures.SETTINGS)
    if "matplotlib" in sys.modules:
        mpl = sys.modules["matplotlib"]
        mpl.rc_file_defaults()
        mpl.use("Agg", force=True)
    warnings.resetwarnings()
    for action, category, module in _PYTHON_FILTERS:
        warnings.filterwarnings(action, category=category, module=module)


def _reset_torch() -> None:
    torch.seed()
    torch.set_default_dtype(torch.float32)
    torch.set_default_device(None)
    torch.set_grad_enabled(True)
    torch.autograd.set_detect_anomaly(False)
    torch.use_deterministic_algorithms(False)
    torch.utils.deterministic.fill_uninitialized_memory = True
    torch.backends.cudnn.deterministic = False
    torch.backends.cudnn.benchmark = False
    _reset_float32_precision()
    for device in ("cpu", "cuda"):
        torch.set_autocast_enabled(device, False)
    torch.clear_autocast_cache()
    torch.set_autocast_cache_enabled(True)
    torch.set_num_threads(_THREADS)
    torch.set_flush_denormal(False)
    torch.backends.cudnn.enabled = True
    # Compiling anything turns this off for the whole process.
    torch.distributions.Distribution.set_default_validate_args(__debug__)
    torch.__future__.set_swap_module_params_on_conversion(False)
    for hooks in _GLOBAL_HOOKS:
        hooks.clear()
    while torch.overrides._len_torch_function_stack():
        torch.overrides._pop_mode()
    torch.set_printoptions(profile="default", sci_mode=None)
    # Torch shows many of its own warnings once per process, whatever Python's filters say.
    torch.set_warn_always(True)
    if "torch._dynamo" in sys.modules:
        torch._dynamo.reset()


def _reset_float32_precision() -> None:
    """Reset the old settings before the new: they change them, and not the other way round."""
    torch.backends.cudnn.allow_tf32 = True
    torch.set_float32_matmul_precision("highest")
    for owner, precision in _FLOAT32_PRECISION:
        owner.fp32_precision = precision


_FLOAT32_PRECISION = [
    (owner, owner.fp32_precision)
    for owner in (
        torch.backends,
        torch.backends.cuda.matmul,
        torch.backends.cudnn.conv,
        torch.backends.cudnn.rnn,
        torch.backends.mkldnn,
        torch.backends.mkldnn.matmul,
        torch.backends.mkldnn.conv,
        torch.backends.mkldnn.rnn,
    )
]
# Hooks that a file has put on every module.
_GLOBAL_HOOKS = [
    hooks
    for name, hooks in vars(torch.nn.modules.module).items()
    if name.startswith("_global_") and isinstance(hooks, dict)
]
_RECURSION_LIMIT = sys.getrecursionlimit()
_THREADS = torch.get_num_threads()
_NUMPY_PRINT = np.get_printoptions()
_NUMPY_ERRORS = np.geterr()
