/** What the reader was doing when a message came; the key is the `doing` of an answer. */
export const messageGroups = {
  installing: 'Install and import the SDK',
  'logging-in': 'Log in',
  'pod-file': 'Write a pod file',
  'starting-pod': 'Start a pod',
  connection: 'Reach the hub and other services',
  access: 'Get or give access',
  'connecting-data': 'Connect data',
  'eye-images': 'Read medical images',
  'health-records': 'Query health records',
  'task-file': 'Write a task file',
  'sending-task': 'Send a task to pods',
  'running-task': 'Run a task',
  models: 'Train or apply a model',
  results: 'Write results',
  privacy: 'Aggregate and protect results',
  plugins: 'Extend the SDK in Python',
} as const;

export type MessageGroup = keyof typeof messageGroups;

/** Address of the page of messages; those with the answers are below it. */
export const MESSAGES_PAGE = '/guides/general-reference/messages';

const pages: Readonly<Record<string, readonly MessageGroup[]>> = {
  'set-up': ['installing', 'logging-in', 'pod-file', 'starting-pod', 'connection', 'access'],
  data: ['connecting-data', 'eye-images', 'health-records'],
  tasks: ['task-file', 'sending-task', 'running-task'],
  models: ['models', 'results', 'privacy'],
  plugins: ['plugins'],
};

/** Returns the address of the page that has the answers of a group. */
export function pageOfGroup(group: MessageGroup): string {
  const page = Object.entries(pages).find(([, groups]) => groups.includes(group))?.[0] ?? '';
  return `${MESSAGES_PAGE}/${page}`;
}
