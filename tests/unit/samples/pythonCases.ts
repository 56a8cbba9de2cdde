import {fence} from './support';

/**
 * Python samples, each a page of one block. A comment `# <-- part of a message | another part`
 * marks a fault of its line, and holds what the message must say; two comments mark two faults.
 * No other line may be at fault.
 */
export const cases: Record<string, string> = {
  'a complete, right pod script': `
from bitfount import CSVSource, DatasourceContainerConfig, Pod
from bitfount.runners.config_schemas.pod_schemas import PodDataConfig, PodDetailsConfig

if __name__ == "__main__":
    args = {"path": "a.csv", "ignore_cols": ["b"], "seed": 100}
    pod = Pod(
        name="demo",
        datasources=[
            DatasourceContainerConfig(
                name="demo",
                datasource=CSVSource(**args),
                datasource_details=PodDetailsConfig(display_name="Demo"),
                data_config=PodDataConfig(force_stypes={"categorical": ["c"]}, datasource_args=args),
            )
        ],
    )
    pod.start()
`,
  'unknown imports': `
from bitfount import CSVSorce  # <-- "CSVSorce" is unknown import symbol | Did you mean "CSVSource"?
from bitfount.data.datasource import CSVSource  # <-- could not be resolved | Did you mean "bitfount.data.datasources"? Import "CSVSource" from "bitfount".
from bitfount.federated.pod import CSVSource  # <-- unknown import symbol | Import "CSVSource" from "bitfount".
from bitfount.federated._pod import Pod as P, PodRespnse  # <-- could not be resolved | Import "Pod" from "bitfount".
import bitfount.dat.schema  # <-- could not be resolved | Did you mean "bitfount.data.schema"?
from bitfount import (
    Pod,
    Modeler as M,  # <-- "Modeler" is unknown import symbol | Did you mean "models"?
)
import no_such_package  # <-- "no_such_package" could not be resolved
import torch.nn.functional as F
from sklearn.metrics import f1_score
import nest_asyncio, yaml
F.relu(f1_score)
`,
  'unknown attributes': `
import bitfount as bf
from bitfount.data.types import SemanticType
source = bf.CSVSource("a.csv")
source.yeild_data()  # <-- Cannot access attribute "yeild_data" | Did you mean "yield_data"?
SemanticType.CONTINOUS  # <-- Cannot access attribute "CONTINOUS" | Did you mean "CONTINUOUS"?
bf.data.types.SemanticType.IMAGE
bf.Podd  # <-- "Podd" is not a known attribute of module "bitfount" | Did you mean "Pod"?
for table in source.yield_data():
    table.groupby("a").anything()
bf.Pod("a", []).strat()  # <-- Cannot access attribute "strat" | Did you mean "start"?
class Mine(bf.CSVSource):
    def go(self):
        self.total = 1
        self.totl  # <-- "totl" | Did you mean "total"?
        super().__init__("a.csv", ignore_col=[])  # <-- "ignore_col" | Did you mean "ignore_cols"?
        self.get_shcema()  # <-- Cannot access attribute "get_shcema" | Did you mean "get_schema"?
        return super().get_dta()  # <-- Cannot access attribute "get_dta" | Did you mean "get_data"?
Mine("a.csv").total
bf.config.refresh_confiuration  # <-- is not a known attribute | Did you mean "refresh_configuration"?
bf.CSVSurce  # <-- "CSVSurce" is not a known attribute of module "bitfount" | Did you mean "CSVSource"?
`,
  'a module that is imported by its whole path': `
import bitfount.data.types
bitfount.data.types.SemanticType.CONTINOUS  # <-- "CONTINOUS" | Did you mean "CONTINUOUS"?
`,
  'names of the SDK that a sample binds anew': `
from bitfount import CSVSource, NullSource
source = CSVSource(path="a.csv") if input() else NullSource()
source.yield_data()
def build(CSVSource, source):
    CSVSource(anything=1)
    return source.anything
[source.anything for source in build(str, 1)]
lambda source: source.anything
three = CSVSource(path="a.csv")
try:
    three = build(str, 1)
except OSError as three:
    three.errno
`,
  'Python 3.12': `
import asyncio
type Name = str
def first[T](items: list[T], /, *, default: T | None = None) -> T | None:
    with (open("a") as a, open("b") as b):
        print(f"{a.name!r:>{len("x")}} {b=}")
    match items:
        case [one, *_] if one:
            return one
        case float() | {"a": 1}:
            return default
        case {"b": 1, **rest}:
            return rest["c"]
    if (n := len(items)) > 1: return items[n - 1]
async def go():
    yield
    await asyncio.sleep(first([1], default=None) or 0)
`,
  'arguments that a call does not have': `
from bitfount import CSVSource, HeidelbergSource, ImageSource, Pod
CSVSource("a.csv", path="b.csv")  # <-- Parameter "path" is already assigned
HeidelbergSource("a", seed=1, filter=None, ophthalmology_arg={})  # <-- "ophthalmology_arg" | Did you mean "ophthalmology_args"?
CSVSource("a.csv", read_csv_kwarg={})  # <-- No parameter named "read_csv_kwarg" | Did you mean "read_csv_kwargs"?
ImageSource(path="a", fast_lod=True)  # <-- No parameter named "fast_lod" | Did you mean "fast_load"?
ImageSource(path="a", fast_load=True, seed=1)
ImageSource("a").file_names_iter(as_sts=True)  # <-- No overloads | Did you mean "as_strs"?
HeidelbergSource("a", fast_lod=True)  # <-- No parameter named "fast_lod" | Did you mean "fast_load"?
Pod("a", [], None, None, None, None, None, None, None, False, False, None, None, 14)  # <-- Expected 13 positional arguments
`,
  'arguments and attributes of protocols and algorithms': `
from bitfount import DataStructure, FederatedAveraging, ResultsOnly, SecureAggregator, SqlQuery
query = SqlQuery(datastructure=DataStructure(), query="SELECT 1", tabel="a")  # <-- No parameter named "tabel" | Did you mean "table"?
protocol = ResultsOnly(algorithm=query, agregator=None)  # <-- No parameter named "agregator" | Did you mean "aggregator"?
protocol.run(pod_identifiers=["a/b"], requires_all=True)  # <-- No parameter named "requires_all" | Did you mean "require_all_pods"?
protocol.runs()  # <-- Cannot access attribute "runs" | Did you mean "run"?
query.exec(["a/b"])  # <-- Cannot access attribute "exec"
query.execute(["a/b"])
FederatedAveraging(algorithm=query, aggregator=SecureAggregator(), primary_results_path=None)
DataStructure(targets="a")  # <-- No parameter named "targets" | Did you mean "target"?
DataStructure().targets  # <-- Cannot access attribute "targets" | Did you mean "target"?
`,
  'required arguments that are missing': `
from bitfount import Pod
from bitfount.data.datasources.types import Date
Pod(name="a")  # <-- Argument missing for parameter "datasources"
Pod(  # <-- Argument missing for parameter "datasources"
    name="a",
    datasource=[],  # <-- No parameter named "datasource" | Did you mean "datasources"?
)
rest, options = ([],), {"name": "a"}
Pod("a", *rest)
Pod(**options)
Date()  # <-- Argument missing for parameter "year"
Date(year=2020)
`,
  'arguments of the wrong type': `
from bitfount import CSVSource, DataStructure, Pod
from bitfount.data.schema import BitfountSchema
import pandas as pd
Pod(name=1, datasources=[])  # <-- "Literal[1]" is not assignable to "str"
CSVSource(path=3)  # <-- "path"
CSVSource(path="a", seed="b")  # <-- "seed"
Pod("a", [CSVSource("a")])  # <-- "CSVSource" is not assignable to "DatasourceContainerConfig"
DataStructure(target=["a"], schema_requirements="parts")  # <-- "schema_requirements"
BitfountSchema("a").add_dataframe_features("a.csv")  # <-- is not assignable to "DataFrame"
BitfountSchema("a").add_dataframe_features(pd.read_csv("a.csv"))
columns: list[int] = [1]
DataStructure(selected_cols=columns)  # <-- "list[int]"
`,
  'a class of the SDK says that it may have more': `
from bitfount.federated.algorithms.base import BaseWorkerAlgorithm
class Count(BaseWorkerAlgorithm):
    def run(self, **kwargs):
        return self.datasource
`,
  'names that nothing defines': `
from bitfount import Pod
pod = Pod("a", datasources)  # <-- "datasources" is not defined
DatasourceContainerConfig(nam="a")  # <-- "DatasourceContainerConfig" is not defined | Import "DatasourceContainerConfig" from "bitfount".
`,
  'abstract classes': `
from bitfount.data.datasources.base_source import BaseSource
from bitfount.federated.protocols.base import BaseProtocolFactory
class Mine(BaseProtocolFactory):
    def modeller(self, *, mailbox, context, **kwargs):
        return self.algorithm.modeller(context=context)
Mine(algorithm=[])  # <-- Cannot instantiate abstract class "Mine"
`,
  'a dict that has a name may hold more than its type says': `
from bitfount.runners.config_schemas import APIKeys
from bitfount.runners.utils import get_secrets_for_use
secrets = {"bitfount": APIKeys(access_key_id="a", access_key="b")}
get_secrets_for_use(secrets, "bitfount")
get_secrets_for_use(secrets, "bitfont")  # <-- Literal['bitfont']
`,
  'special methods, which the model does not have': `
from bitfount import BitfountSchema, CSVSource, Pod
from bitfount.persistence.caching import EncryptedDiskcacheFunctionCache, get_cache
source = CSVSource("a.csv")
len(source), source[0], source == 1, source + source, 1 in source, source in [source]
for row in source:
    pass
with source as opened, get_cache(cache_name="a", project_id="b") as seen:
    opened(1)
    print("a" in seen)
cache = EncryptedDiskcacheFunctionCache()
@cache.memoize(expire=1)
def twice(x: int) -> int:
    return 2 * x
twice(2)
3 + "a"  # <-- Operator "+" not supported
len(3)  # <-- "Literal[3]" is incompatible with protocol "Sized"
`,
  'models derived from classes with bases of third parties': `
import torch
from torch import nn
from bitfount import PyTorchBitfountModelv2
class Net(PyTorchBitfountModelv2):
    def create_model(self):
        return nn.Linear(2, 1)
    def forward(self, x):
        return self._model(x)
    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters())
Net(batch_size=8, epochs=1, steps=None)
`,
};

/** Cases of more than one block, as whole pages. */
export const pages: Record<string, string> = {
  'docs/state.mdx': [
    'Text.\n\n',
    fence('python', 'from __future__ import annotations\nfrom bitfount import Pod'),
    'More.\n\n',
    fence(
      'python',
      'from __future__ import annotations\npod = Pod("a", [])\nawait pod.start_async()',
    ),
    fence('python', 'def late() -> None:\n    await pod.start_async()\n\npod.stop_now()'),
  ].join(''),
  'docs/bracket.mdx': fence('python', 'import os\npod = dict(name="a"\nos.getcwd()'),
  'docs/definition.mdx': fence('python', 'x = 1\ndef f(:\n    pass'),
  'docs/shared.mdx': [
    'Text.\n\n',
    fence('python', 'from bitfount import CSVSource as Source\ndef show():\n    later.strat()'),
    '\n',
    fence('python', 'source = Source(pth="a.csv")\nimport bitfount as bf\nlater = bf.Pod("a", [])'),
  ].join(''),
  'docs/files.mdx': [
    fence('python title="my_model.py"', 'class MyModel:\n    size = 1'),
    fence('python title="train.py"', 'from my_model import MyModel\nMyModel.size\nMyModel.depth'),
    fence('python', 'from train import nothing\nimport evaluate'),
  ].join(''),
  'docs/unchecked.mdx': [
    fence('python unchecked="an old release"', 'from bitfount import Gone'),
    fence('python unchecked', 'from bitfount import Gone'),
    fence('python', 'print("all well")'),
  ].join(''),
};
