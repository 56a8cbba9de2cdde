import {expect, test} from '@playwright/test';

import {loadModel} from '../../src/reference/model/load';
import {routeOfModule} from '../../src/reference/model/routes';
import {product} from '../../src/site/product';
import {pagesOfSitemap} from '../support/site';

/* Compares the pages that the site should have with those that it has. */

const existing = new Set(pagesOfSitemap());
const modules = loadModel().index.modules;
const {slug} = product;

const below = (start: string, ...ends: string[]) => ends.map((end) => `${start}/${end}`);

const elements = `/guides/SDK/${slug}-task-elements`;
const custodians = '/guides/SDK/for-data-custodians';
const scientists = '/guides/SDK/for-data-scientists';
const installation = '/guides/SDK/installation';

const guides = [
  ...below('/guides/demo-projects', 'retfound-tutorial'),
  ...below(
    '/guides/general-reference',
    'glossary',
    'managing-multiple-accounts',
    'security',
    'troubleshooting-faqs',
  ),
  ...below(
    '/guides/getting-started',
    `accessing-${slug}`,
    'first-result',
    `introduction-to-${slug}`,
  ),
  '/guides/platform-overview',
  ...below(
    '/guides/platform-overview',
    'datasets',
    'federated-learning',
    'models',
    'projects',
    'tasks',
  ),
  elements,
  ...below(elements, 'algorithms', 'schemas', 'data-structures', 'models', 'protocols'),
  '/guides/SDK/environment-variables',
  '/guides/SDK/upgrading',
  ...below(custodians, 'run-in-production', 'monitoring-and-audit'),
  ...below(`${custodians}/managing-pod-access`, 'authorising-pods', `${slug}-pod-policies`),
  ...below(
    `${custodians}/setting-up`,
    'authentication-authorisation-options',
    'connecting-data-running-pods',
    'data-source-configuration-best-practices',
    'preparing-data',
    'custom-data-sources',
    'health-records',
  ),
  scientists,
  ...below(
    scientists,
    'authentication-options',
    'look-at-data-first',
    'setting-up-tasks',
    'obtaining-pod-permissions-understanding-pod-metadata',
    'machine-learning-tasks/custom-models',
    'machine-learning-tasks/inference-models',
    'machine-learning-tasks/multi-pod-ml',
    'sql-tasks/running-sql-tasks',
    'sql-tasks/multi-pod-sql',
  ),
  ...below(installation, 'debian-ubuntu', 'intel-mac', 'm1-mac', 'virtual-environments', 'windows'),
];

const tutorials = [
  '/tutorials/introduction',
  ...below(
    '/tutorials/connecting-data-and-creating-pods',
    'running-a-pod',
    'running-a-segmentation-data-pod',
    'running-an-image-pod',
  ),
  ...below(
    '/tutorials/advanced-data-science-tasks',
    'federated-learning-on-one-machine',
    'inference-only-models',
    'running-an-image-cls-task',
    'training-a-custom-model',
    'training-a-custom-segmentation-model',
  ),
];

/** Groups of the reference, with modules that readers look for in each. */
const groups: Readonly<Record<string, readonly string[]>> = {
  backends: ['backends.onnx', 'backends.pytorch'],
  compatibility: [],
  config: [],
  data: [
    'data.datasources.ophthalmology',
    'data.huggingface',
    'data.persistence',
    'data.schema',
    'data.datastructure',
  ],
  encryption: [],
  exceptions: [],
  externals: ['externals.ehr.nextgen', 'externals.ehr.fhir_r4', 'externals.general'],
  federated: [
    'federated.aggregators',
    'federated.algorithms',
    'federated.monitoring',
    'federated.privacy',
    'federated.protocols',
    'federated.transport',
    'federated.worker',
    'federated.pod',
    'federated.modeller',
  ],
  hooks: [],
  hub: ['hub.api', 'hub.authentication_handlers'],
  metrics: [],
  models: [],
  persistence: [],
  runners: ['runners.config_schemas'],
  schemas: [],
  scripts: [],
  storage: [],
  transformations: [],
  types: [],
  utils: [],
  visualisation: [],
};

test('every guide of the specification exists [2.11]', () => {
  expect(guides.filter((page) => !existing.has(page))).toEqual([]);
});

test('every tutorial of the specification exists [2.14]', () => {
  expect(tutorials.filter((page) => !existing.has(page))).toEqual([]);
});

test('the reference has every group of the specification, protocols to encryption [1.3] [2.13]', () => {
  const known = new Set(modules);
  const named = Object.entries(groups).flatMap(([group, parts]) => [group, ...parts]);
  expect(named.filter((name) => !known.has(`${product.sdk.package}.${name}`))).toEqual([]);
  const inModel = modules.map((name) => name.split('.')[1]).filter((name) => name !== undefined);
  expect([...new Set(inModel)].sort()).toEqual(Object.keys(groups).sort());
});

test('every module of the SDK has its page [2.12]', () => {
  expect(modules.length).toBeGreaterThan(250);
  expect(modules.filter((name) => !existing.has(routeOfModule(name)))).toEqual([]);
});
