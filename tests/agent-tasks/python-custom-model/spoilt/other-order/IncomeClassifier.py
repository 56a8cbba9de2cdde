"""A classifier with one hidden layer."""

import torch
from torch import nn
from torch.nn import functional as F

from bitfount import PyTorchBitfountModelv2, PyTorchClassifierMixIn


class IncomeClassifier(PyTorchBitfountModelv2, PyTorchClassifierMixIn):
    def create_model(self):
        return nn.Sequential(
            nn.Linear(self.datastructure.input_size, 32),
            nn.ReLU(),
            nn.Linear(32, self.n_classes),
        )

    def forward(self, x):
        tabular, _support = x
        return self._model(tabular)

    def configure_optimizers(self):
        return torch.optim.AdamW(self.parameters(), lr=0.01)

    def _training_step(self, batch, batch_idx):
        if self.skip_training_batch(batch_idx):
            return None
        x, y = batch[:2]
        return F.cross_entropy(self(x), y.long())

    def _validation_step(self, batch, batch_idx):
        x, y = batch[:2]
        return {"validation_loss": F.cross_entropy(self(x), y.long())}

    def _test_step(self, batch, batch_idx):
        x, y = batch[:2]
        return {
            "predictions": self.do_output_activation(self(x)),
            "targets": y,
        }
