import type {EgressRow} from './types';

const disk = (row: Omit<EgressRow, 'topic' | 'direction' | 'protocol' | 'to'>): EgressRow => ({
  topic: 'disk',
  direction: 'disk',
  protocol: 'file',
  to: ['disk'],
  ...row,
});

const local = (row: Omit<EgressRow, 'topic'>): EgressRow => ({topic: 'local', ...row});

const variable = (name: string): string =>
  `[\`${name}\`](/guides/SDK/environment-variables#${name.toLowerCase()})`;

/** Ports that are open, and programs that are started, on the machine itself. */
export const localRows: readonly EgressRow[] = [
  local({
    id: 'health-page',
    title: 'The pod’s health page',
    who: ['pod'],
    to: ['network'],
    direction: 'in',
    protocol: 'HTTP, port 29209, on every network interface, without a login',
    carries:
      'Whether the pod is healthy and ready, the **schemas** and the names of the datasets. It also takes [requests](/api/bitfount/federated/pod_vitals#addresses) that stop the page, empty a dataset’s cache or change settings.',
    when: 'As long as a pod runs; not in a notebook.',
    change: `Close the port for other machines; ${variable('BITFOUNT_POD_VITALS_PORT')} sets its number.`,
    at: ['federated.pod_vitals:_PodVitalsHandler._run_server'],
    see: ['BITFOUNT_POD_VITALS_PORT'],
  }),
  local({
    id: 'prefect-server',
    title: 'A temporary Prefect server',
    who: ['pod'],
    to: ['machine'],
    direction: 'in',
    protocol: 'HTTP, a port from 8000 to 8999 on `127.0.0.1`',
    carries:
      'The state of the process that completes schemas, and its log: names of datasets, number of records, errors.',
    when: 'As long as the pod runs.',
    change: '`PREFECT_API_URL` names another server, which then gets these data.',
    at: [
      'federated.schema_management:SchemaManagement.is_prefect_server_healthy',
      'federated.schema_management:SchemaManagement',
      'federated.schema_management:PrefectProcessManager._run_prefect_flow',
    ],
    library: {
      name: 'prefect',
      release: '3.4.5',
      found: 'read in `prefect/server/api/server.py`: `SubprocessASGIServer`',
    },
  }),
  local({
    id: 'login-callback',
    title: 'Answer of the login',
    who: ['modeller'],
    to: ['machine'],
    direction: 'in',
    protocol: 'HTTP, port 29206 on `localhost`',
    carries: 'The code that the login service hands over through the modeller’s browser.',
    when: 'While a task is confirmed with `oidc-auth-code`.',
    change: 'Another way of identity.',
    at: [
      'federated.transport.identity_verification.oidc:_OIDCAuthFlowChallengeHandler.__init__',
      'federated.transport.identity_verification.oidc:_OIDCAuthFlowChallengeHandler._start',
    ],
  }),
  local({
    id: 'processes',
    title: 'Other processes of the pod',
    who: ['pod', 'task'],
    to: ['machine'],
    direction: 'in',
    protocol: 'pipes and sockets of Python’s `multiprocessing`',
    carries:
      'Data that several processes read together, the files to count, the schemas to complete.',
    when: 'While they run.',
    change: 'Settings of [files and workers](/guides/SDK/environment-variables#data).',
    at: [
      'data.datasources.base_source:MultiProcessingMixIn._mp_get_data',
      'federated.background_file_counter:BackgroundFileCounter.start_counting',
      'federated.schema_management:PrefectProcessManager.start_flow',
    ],
  }),
  local({
    id: 'programs',
    title: 'Other programs',
    who: ['pod', 'modeller'],
    to: ['machine'],
    direction: 'in',
    protocol: 'a program on the machine',
    carries:
      'On macOS `security` lists root certificates; `autoimport` and `ruff` tidy the code of a model that a program writes to a file.',
    when: 'At the import of the SDK on macOS; when [`serialize_model_source_code`](api:BitfountModel.serialize_model_source_code) is called.',
    change: `${variable('BITFOUNT_PROXY_SUPPORT')} for the first.`,
    at: [
      'utils.ssl_utils:_get_root_CAs_macos',
      'models.bitfount_model:BitfountModel.serialize_model_source_code',
    ],
    see: ['BITFOUNT_PROXY_SUPPORT'],
  }),
];

/** What is written to disk, which may be a network drive. */
export const diskRows: readonly EgressRow[] = [
  disk({
    id: 'disk-storage',
    title: 'Keys and logins',
    who: ['pod', 'modeller'],
    carries:
      'Private keys without a password, tokens of logins in plain text, known keys of other pods, the identifier of the installation.',
    when: 'From the first start on.',
    change: `${variable('BITFOUNT_STORAGE_PATH')}; protect the folder like the data.`,
    at: [],
    see: ['BITFOUNT_STORAGE_PATH'],
  }),
  disk({
    id: 'disk-cache',
    title: 'The dataset cache',
    who: ['pod', 'task'],
    carries:
      'What was read from files, without pixels: in eye scans names and dates of birth too, if the files hold them.',
    when: 'With datasets of files.',
    change: `${variable('BITFOUNT_ENABLE_DATA_CACHE')}, ${variable('BITFOUNT_DATASET_CACHE_DIR')}.`,
    at: [
      'data.persistence.sqlite:SQLiteDataPersister._init_engine',
      'data.persistence.sqlite:SQLiteDataPersister._get',
      'data.persistence.sqlite:SQLiteDataPersister._bulk_get',
      'data.persistence.sqlite:SQLiteDataPersister._get_cached_dtype_sample',
    ],
    see: ['BITFOUNT_ENABLE_DATA_CACHE', 'BITFOUNT_DATASET_CACHE_DIR'],
  }),
  disk({
    id: 'disk-results',
    title: 'Results of tasks',
    who: ['task', 'modeller'],
    carries:
      'Reports, images, models and lists of failed files; **documents and records of patients** from the EHR; receipts of transfers with the numbers of patients.',
    when: 'In each task whose protocol writes some.',
    change: `${variable('BITFOUNT_TASK_RESULTS_DIR')}, ${variable('BITFOUNT_OUTPUT_DIR')}.`,
    at: [],
    see: ['BITFOUNT_TASK_RESULTS_DIR', 'BITFOUNT_OUTPUT_DIR'],
  }),
  disk({
    id: 'disk-project-database',
    title: 'The database of projects',
    who: ['pod', 'task'],
    carries: 'Which files a task has read, and results, for tasks on new data only.',
    when: 'If the pod’s file asks for it with `pod_db`.',
    change: '`pod_db` in the pod’s file.',
    at: ['utils.db_connector:DbConnector._get_db_connection'],
  }),
  disk({
    id: 'disk-logs',
    title: 'Logs',
    who: ['pod', 'task', 'modeller'],
    carries:
      'Messages from `DEBUG` on: paths, names of files, errors with values. The message of a database that cannot be reached holds the password.',
    when: 'Always, unless it is turned off.',
    change: `${variable('BITFOUNT_LOG_TO_FILE')}, ${variable('BITFOUNT_LOGS_DIR')}.`,
    at: [],
    see: ['BITFOUNT_LOG_TO_FILE', 'BITFOUNT_LOGS_DIR'],
  }),
  disk({
    id: 'disk-downloads',
    title: 'Downloads',
    who: ['pod', 'task', 'modeller'],
    carries:
      'Models, MONAI bundles, databases of codes; Hugging Face, Prefect and pgeocode keep theirs in the home folder.',
    when: 'In tasks that need them.',
    change: `${variable('BITFOUNT_CACHE_DIR')}.`,
    at: [],
    see: ['BITFOUNT_CACHE_DIR'],
  }),
  disk({
    id: 'disk-local-messages',
    title: 'Messages on the same machine',
    who: ['pod', 'modeller'],
    carries: 'Encrypted bodies of messages, as temporary files.',
    when: 'Only with `use_local_storage` in the settings of the message service.',
    change: 'Off by default.',
    at: ['federated.transport.message_service:_MessageService.send_message'],
  }),
];
