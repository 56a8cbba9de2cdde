"""Prints a line whenever an algorithm has run."""

from bitfount.hooks import BaseAlgorithmHook


class RunLog(BaseAlgorithmHook):
    """Names the algorithm that has run."""

    def on_run_end(self, algorithm, context, *args, **kwargs):
        print("ran:", type(algorithm).__name__)


RunLog().register()
