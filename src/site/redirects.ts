import {product} from './product';
import {sections} from './sections';

/** An old address that is still in use, and the page that replaces it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const guides = '/guides';
const sdk = `${guides}/SDK`;
const elements = `${sdk}/bitfount-task-elements`;
const custodians = `${sdk}/for-data-custodians`;
const scientists = `${sdk}/for-data-scientists`;
const overview = `${guides}/platform-overview`;
const connectTutorials = '/tutorials/connecting-data-and-creating-pods';
const advancedTutorials = '/tutorials/advanced-data-science-tasks';
const basicTutorials = '/tutorials/running-basic-data-science-tasks';

/** Redirects several old addresses with a common prefix to one page. */
function lead(to: string, start: string, ...ends: string[]): Redirect[] {
  return ends.map((end) => ({from: start + end, to}));
}

/** Redirects pages that moved but kept their names: each `start/name` leads to `target/name`. */
function move(target: string, start: string, ...names: string[]): Redirect[] {
  return names.map((name) => ({from: `${start}/${name}`, to: `${target}/${name}`}));
}

/** Redirects from sections to their main pages, except where the two have the same address. */
const sectionEntries = sections
  .map(({routeBasePath, home}) => ({from: `/${routeBasePath}`, to: home}))
  .filter(({from, to}) => from !== to);

const oldGuides = [
  ...lead(
    `${guides}/getting-started/introduction-to-${product.slug}`,
    `${guides}/getting-started/`,
    `about-${product.slug}`,
  ),
  ...move(
    overview,
    `${guides}/getting-started/platform-overview`,
    'datasets',
    'models',
    'projects',
    'tasks',
  ),
  ...lead(`${guides}/general-reference/troubleshooting-faqs`, guides, '/faqs'),
  ...lead(
    `${guides}/general-reference/glossary`,
    `${guides}/general-reference/`,
    'bitfount-glossary',
  ),
  ...lead(
    overview,
    guides,
    '/general-reference/navigating-bitfount-hub',
    '/desktop-app-and-hub/navigating-the-desktop-app-and-hub',
  ),
  ...lead(`${overview}/datasets`, guides, '/desktop-app-and-hub/for-data-custodians'),
  ...lead(`${overview}/projects`, guides, '/desktop-app-and-hub/for-project-owners'),
  ...lead(
    elements,
    guides,
    '/bitfount-task-elements',
    '/for-data-scientists/writing-tasks/task-components',
  ),
  ...lead(`${elements}/protocols`, guides, '/bitfount-task-elements/bitfount-supported-protocols'),
  ...move(
    `${custodians}/managing-pod-access`,
    `${guides}/for-data-custodians/managing-pod-access`,
    'authorising-pods',
    'bitfount-pod-policies',
  ),
  ...move(
    `${custodians}/setting-up`,
    `${guides}/for-data-custodians/setting-up`,
    'authentication-authorisation-options',
    'data-source-configuration-best-practices',
  ),
  ...lead(scientists, guides, '/for-data-scientists'),
  ...lead(
    `${scientists}/machine-learning-tasks/multi-pod-ml`,
    `${guides}/for-data-scientists`,
    '/machine-learning-tasks/multi-pod-ml',
    '/running-tasks/running-multi-dataset-tasks',
  ),
  ...lead(
    `${custodians}/setting-up/connecting-data-running-pods`,
    `${guides}/for-data-scientists`,
    '/models-and-datasets/connecting-datasets',
  ),
  ...lead(
    `${scientists}/setting-up-tasks`,
    `${guides}/for-data-scientists/writing-tasks`,
    '/task-configuration',
    '/templated-fields',
  ),
];

const oldTutorials = [
  ...lead(
    `${advancedTutorials}/training-a-custom-model`,
    advancedTutorials,
    '/using-pretrained-models',
  ),
  ...lead(`${connectTutorials}/running-a-pod`, connectTutorials, '/running-a-pod-using-yaml'),
  ...lead(
    `${connectTutorials}/running-an-image-pod`,
    connectTutorials,
    '/running-an-image-data-pod',
  ),
  ...lead(
    `${scientists}/sql-tasks/running-sql-tasks`,
    connectTutorials,
    '/running_a_pod_with_sql_views',
  ),
  ...lead(`${scientists}/sql-tasks/running-sql-tasks`, basicTutorials, '/querying-a_sql_view_pod'),
  ...lead(
    `${advancedTutorials}/training-a-custom-model`,
    basicTutorials,
    '/querying-and-training-a-model',
    '/training-on-images',
  ),
  ...lead(
    `${scientists}/machine-learning-tasks/multi-pod-ml`,
    basicTutorials,
    '/training-a-model-on-two-pods',
  ),
  ...lead(
    `${guides}/general-reference/security`,
    '/tutorials/privacy-preserving-techniques',
    '/differential-privacy',
    '/private-set-intersection',
    '/private-set-intersection-2',
  ),
];

/**
 * Every old address with its current page: the only table behind the forwarding pages, the
 * `_redirects` file and the not-found page. A redirect is created only if its page exists.
 */
export const redirects: readonly Redirect[] = [...sectionEntries, ...oldGuides, ...oldTutorials];
