import {mkdirSync, readdirSync} from 'node:fs';

import {expect, test} from '@playwright/test';

import {loadModel} from '../../../src/reference/model/load';
import {pageSnippets} from '../../../src/samples/collect';
import {checkTypes} from '../../../src/samples/typecheck/check';
import {describeProblem} from '../../../src/samples/types';
import {fence} from './support';

/**
 * All cases of this file in one run of pyright, each as a page of its own. A line with the
 * comment `# <-- part of a message` is at fault; no other line may be.
 */
const cases: Record<string, string> = {
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
from bitfount import CSVSorce  # <-- "CSVSorce" is unknown import symbol
from bitfount.data.datasource import CSVSource  # <-- could not be resolved
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
source.yeild_data()  # <-- Cannot access attribute "yeild_data"
SemanticType.CONTINOUS  # <-- Cannot access attribute "CONTINOUS"
bf.data.types.SemanticType.IMAGE
bf.Podd  # <-- "Podd" is not a known attribute of module "bitfount"
for table in source.yield_data():
    table.groupby("a").anything()
bf.Pod("a", []).strat()  # <-- Cannot access attribute "strat"
`,
  'arguments that a call does not have': `
from bitfount import CSVSource, HeidelbergSource, ImageSource, Pod
CSVSource("a.csv", read_csv_kwarg={})  # <-- No parameter named "read_csv_kwarg"
ImageSource(path="a", fast_lod=True)  # <-- No parameter named "fast_lod"
ImageSource(path="a", fast_load=True, seed=1)
HeidelbergSource("a", fast_lod=True)  # <-- No parameter named "fast_lod"
Pod("a", [], None, None, None, None, None, None, None, False, False, None, None, 14)  # <-- Expected 13 positional arguments
`,
  'arguments and attributes of protocols and algorithms': `
from bitfount import DataStructure, FederatedAveraging, ResultsOnly, SecureAggregator, SqlQuery
query = SqlQuery(datastructure=DataStructure(), query="SELECT 1", tabel="a")  # <-- No parameter named "tabel"
protocol = ResultsOnly(algorithm=query, agregator=None)  # <-- No parameter named "agregator"
protocol.run(pod_identifiers=["a/b"], requires_all=True)  # <-- No parameter named "requires_all"
protocol.runs()  # <-- Cannot access attribute "runs"
query.exec(["a/b"])  # <-- Cannot access attribute "exec"
query.execute(["a/b"])
FederatedAveraging(algorithm=query, aggregator=SecureAggregator(), primary_results_path=None)
DataStructure(targets="a")  # <-- No parameter named "targets"
DataStructure().targets  # <-- Cannot access attribute "targets"
`,
  'required arguments that are missing': `
from bitfount import Pod
from bitfount.data.datasources.types import Date
Pod(name="a")  # <-- Argument missing for parameter "datasources"
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
const pages: Record<string, string> = {
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

test('mistakes are found with file and line, and good code passes', async () => {
  test.setTimeout(120_000);
  const named = Object.entries(cases).map(([name, code]) => ({
    file: `docs/${name}.mdx`,
    text: fence('python', code),
  }));
  const all = [...named, ...Object.entries(pages).map(([file, text]) => ({file, text}))];
  const temporary = test.info().outputPath('temporary');
  mkdirSync(temporary, {recursive: true});
  process.env.TMPDIR = temporary;
  const report = await checkTypes(
    loadModel(),
    all.map(({file, text}) => pageSnippets(file, text)),
  );
  expect(readdirSync(temporary), 'temporary files are gone').toEqual([]);

  const found = report.problems.map(describeProblem);
  for (const {file, text} of named) {
    await test.step(file, () => {
      const expected = text.split('\n').flatMap((line, index) => {
        const message = line.split('# <-- ')[1];
        return message === undefined ? [] : [{place: `${file}:${index + 1}:`, message}];
      });
      const here = found.filter((line) => line.startsWith(file));
      expect(here, here.join('\n')).toHaveLength(expected.length);
      for (const {place, message} of expected) {
        expect(here.filter((line) => line.startsWith(place)).join(), place).toContain(message);
      }
    });
  }

  expect(found.filter((line) => line.startsWith('docs/state'))).toEqual([
    expect.stringMatching(/^docs\/state\.mdx:16: "await" allowed only within async function/),
    expect.stringMatching(/^docs\/state\.mdx:18: Cannot access attribute "stop_now"/),
  ]);
  expect(found.filter((line) => line.startsWith('docs/files'))).toEqual([
    expect.stringMatching(/^docs\/files\.mdx:8: Cannot access attribute "depth"/),
    expect.stringMatching(/^docs\/files\.mdx:11: "nothing" is unknown import symbol/),
    expect.stringMatching(/^docs\/files\.mdx:12: Import "evaluate" could not be resolved/),
  ]);
  expect(found.filter((line) => line.startsWith('docs/unchecked'))).toEqual([
    expect.stringMatching(/^docs\/unchecked\.mdx:4: An unchecked block says why/),
  ]);
  expect(report.unchecked).toMatchObject([
    {file: 'docs/unchecked.mdx', line: 1, reason: 'an old release'},
    {file: 'docs/unchecked.mdx', line: 4, reason: ''},
  ]);
});
