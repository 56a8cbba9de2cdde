import {product} from '../../site/product';

/** Sections of one page, by the anchors of their headings. */
export interface SkillPage {
  /** Address from the site's root. */
  readonly page: string;
  readonly sections: readonly string[];
}

/**
 * A skill for agents: a task of a reader, and the sections of the pages that tell how it is done.
 * https://agentskills.io/specification
 */
export interface Skill {
  /** Lower-case letters, digits and single hyphens, at most 64. */
  readonly name: string;
  /** What it does and when to use it: all that an agent knows before it opens the skill. At most 1,024 characters. */
  readonly description: string;
  readonly pages: readonly SkillPage[];
}

const {name: PRODUCT, slug, sdk} = product;

const SDK = '/guides/SDK';
const SETTING_UP = `${SDK}/for-data-custodians/setting-up`;

/** The skills of the site. Their text is that of the pages: change it there. */
export const skills: readonly Skill[] = [
  {
    name: `${slug}-write-pod-file`,
    description: `Writes and checks the YAML file of a ${PRODUCT} pod: datasources, columns, file filters, names. Use when somebody connects data to ${PRODUCT}, edits a pod file or runs ${sdk.package} run_pod.`,
    pages: [
      {
        page: `${SETTING_UP}/connecting-data-running-pods`,
        sections: ['choose-a-datasource', 'describe-the-pod', 'errors-in-the-file'],
      },
      {
        page: `${SETTING_UP}/data-source-configuration-best-practices`,
        sections: ['columns', 'files'],
      },
    ],
  },
  {
    name: `${slug}-write-task`,
    description: `Chooses protocol, algorithm and data of a ${PRODUCT} task, writes its YAML file or template and runs it. Use when somebody queries, trains on or analyses data of pods, or runs ${sdk.package} run_modeller.`,
    pages: [
      {page: `${SDK}/bitfount-task-elements/choosing`, sections: ['i-want-to']},
      {
        page: `${SDK}/for-data-scientists/setting-up-tasks`,
        sections: ['write-the-task', 'run', 'results', 'template', 'errors-in-the-file'],
      },
    ],
  },
  {
    name: `${slug}-read-failure`,
    description: `Finds the cause and the fix of an error message, a refused task or a silent pod of ${PRODUCT}. Use when ${sdk.package} prints an error, a task fails or hangs, or a log of a pod is to be read.`,
    pages: [
      {
        page: '/guides/general-reference/troubleshooting-faqs',
        sections: ['before', 'installation', 'refusals', 'during-the-run', 'hang'],
      },
      {
        page: `${SETTING_UP}/connecting-data-running-pods`,
        sections: ['errors-at-the-start', 'errors-later'],
      },
      {
        page: `${SDK}/for-data-custodians/monitoring-and-audit`,
        sections: ['failed'],
      },
    ],
  },
  {
    name: `${slug}-upgrade`,
    description: `Moves pods, scripts and YAML files to the documented release of the ${PRODUCT} SDK. Use when somebody upgrades the ${sdk.package} package, or code names classes or keys that are deprecated or gone.`,
    pages: [
      {
        page: `${SDK}/upgrading`,
        sections: [
          'order',
          'back-up',
          'install',
          'check',
          'data',
          'yaml-version',
          'deprecated',
          'gone',
          'what-can-go-wrong',
        ],
      },
    ],
  },
  {
    name: `${slug}-write-datasource`,
    description: `Writes, tests and installs a datasource class of your own as a plugin of the ${PRODUCT} SDK. Use when a pod has to read files, a database or a service that no datasource of the SDK reads.`,
    pages: [
      {
        page: `${SETTING_UP}/custom-data-sources`,
        sections: [
          'choose-a-base-class',
          'write-the-class',
          'try-it',
          'name-it',
          'tell-data-scientists',
          'what-can-go-wrong',
        ],
      },
    ],
  },
];
