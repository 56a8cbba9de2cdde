/** A line of a summary: who gets something, what, and the rows or topics that it sums up. */
export interface EgressSummary {
  readonly to: string;
  readonly what: string;
  /** Who can read it, for the printed sheet. */
  readonly readers: string;
  readonly rows: readonly string[];
}

/** What leaves a pod, by who gets it. The page about security and the printed sheet have this table. */
export const recipients: readonly EgressSummary[] = [
  {
    to: '**The hub**',
    what: 'It gets the name, display name and description of each dataset, its schema, the number of records and the pod’s public key. A schema holds **the values of every categorical column**. For folders of files it also gets how many were found, read and skipped, and why. If you [switch that on](/guides/SDK/environment-variables#bitfount_enable_skipped_file_metadata_collection), it gets counts of skipped eye scans by device and description.',
    readers: 'Bitfount',
    rows: ['register-dataset', 'schema-upload'],
  },
  {
    to: '**The hub**, every ten seconds',
    what: 'The pod sends its release, the identifier of the installation, the names of the datasets and its public key. It says whether it is busy, and whether data and EHR can be reached. The reason why data cannot be reached may name the path of a folder or a file or the whole URL of a CSV file, or quote the error of a database, which can name its host, account and tables.',
    readers: 'Bitfount',
    rows: ['heartbeat'],
  },
  {
    to: '**The hub and the access manager**, for each task that passes the pod’s own checks',
    what: 'Both get the protocol with its algorithms and settings, the text of a query and a token in them included. The schema of a model is left out. The access manager also gets the modeller’s name and proof of identity.',
    readers: 'Bitfount',
    rows: ['access-check', 'task-record'],
  },
  {
    to: '**The hub**, with a [backend login](/guides/SDK/for-data-custodians/setting-up/health-records) to an EHR',
    what: 'It gets the pod’s public key for that login, the address of the EHR and the client ID.',
    readers: 'Bitfount',
    rows: ['ehr-key'],
  },
  {
    to: '**The modeller**',
    what: 'The task sends results or model updates, its progress, and log records that are marked for the modeller; the text of an error of an algorithm is one. A task with uploads sends the files to the address that the modeller names, as a rule a bucket on Amazon S3, protected by TLS at most, and, in one of the two protocols, a list of them with the numbers of patients, paths and dates. Most errors that end the task come with text, type and up to 2,000 characters from the end of the traceback, others with text alone or not at all. A refusal comes with its reasons and their details. Texts of errors can name paths and quote values from the data.',
    readers: 'the modeller; of uploads whoever holds the bucket',
    rows: [
      'evaluation-results',
      'training-update',
      'training-metrics',
      'log-message',
      'upload-bucket',
      'transfer-receipt',
      'task-abort',
      'job-reject',
    ],
  },
  {
    to: '**Your EHR**, in tasks that look up patients',
    what: 'The pod asks with names and dates of birth, or with the patients’ numbers. It sends NextGen no names, but compares them itself.',
    readers: 'the EHR of the site',
    rows: ['fhir', 'nextgen-fhir', 'nextgen-enterprise'],
  },
  {
    to: '**The message service**',
    what: 'At its start the pod gives its name, the names of the datasets, and the machine’s system, processor, memory and GPUs. [Usage figures](/guides/general-reference/security#telemetry) follow, and with a task the notices beside results, with counts such as eligible patients and predictions, and the other notes named under [encryption](/guides/general-reference/security#encryption).',
    readers: 'Bitfount',
    rows: ['pod-connect', 'envelope', 'figures'],
  },
  {
    to: '**Hosts named by a task or its data**',
    what: 'Hugging Face gets the name of the model, with a token if there is one; other places of models get the address of a file. Matching with trials opens the file or database that the task names, and can ask a service for postal codes with the country of a patient. Addresses of images that stand in records are opened, whatever host they name. Code that comes with a model or a bundle can send anything that the pod can read.',
    readers: 'who runs these hosts',
    rows: [
      'hf-models',
      'timm-models',
      'monai-bundle',
      'library-monai-code',
      'trials-database',
      'postal-codes',
      'hf-image-addresses',
    ],
  },
];

/** A channel of usage figures or events. */
export interface TelemetryChannel {
  readonly channel: string;
  readonly what: string;
  readonly change: string;
  readonly rows: readonly string[];
}

/** The channels of telemetry, as the page about security lists them. */
export const telemetryChannels: readonly TelemetryChannel[] = [
  {
    channel: '**Bitfount’s message service** (OpenTelemetry)',
    what: 'It gets the numbers of records that an algorithm returned, with some protocols for eye scans also of patients and by class, such as those not eligible by reason. It gets counts of files read and skipped, and why, the names of datasets, algorithms and models, and the identifiers of task, project and installation. It gets no records.',
    change: 'It is on. `OTEL_SDK_DISABLED=true` turns it off.',
    rows: ['figures', 'figures-records', 'figures-classes', 'figures-dataset'],
  },
  {
    channel: '**Datadog**',
    what: 'It gets events and figures of pod and tasks, with your username, the modeller’s and the names of machine, pod and datasets. In EHR queries it also gets Bitfount patient IDs.',
    change:
      'It is off unless [`BITFOUNT_DD_CLIENT_TOKEN`](/guides/SDK/environment-variables#bitfount_dd_client_token) is set. [`BITFOUNT_ENABLE_TELEMETRY`](/guides/SDK/environment-variables#bitfount_enable_telemetry) is the main switch.',
    rows: [
      'datadog-events',
      'datadog-pod',
      'datadog-task',
      'datadog-progress',
      'datadog-ehr',
      'datadog-modeller',
    ],
  },
  {
    channel: '**Datadog**, in detail',
    what: 'It gets skipped files with path, dates and other properties, and how long tasks took. EHR calls are measured, but not sent in 11.3.0.',
    change:
      'It is off. There are three [further switches](/guides/SDK/environment-variables#telemetry); the one for skipped files can work while the main switch is off.',
    rows: ['datadog-files', 'datadog-times', 'datadog-metrics'],
  },
  {
    channel: '**Prefect**',
    what: 'It gets the system, the processor’s architecture, versions and a random number that stays the same from start to start.',
    change: 'It is on, and [can be turned off](/guides/SDK/environment-variables#other-packages).',
    rows: ['library-prefect'],
  },
];
