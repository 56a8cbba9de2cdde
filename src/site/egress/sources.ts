import type {EgressRow} from './types';

const FHIR = 'externals.ehr.fhir_r4';
const NEXTGEN = 'externals.ehr.nextgen';
const SQL = 'data.datasources.sql_source:_SQLSource';
const SITE = 'HTTP or HTTPS, as the address says';

const out = (row: Omit<EgressRow, 'topic' | 'direction'>): EgressRow => ({
  topic: 'sources',
  direction: 'out',
  ...row,
});

/** Connections to the site’s own systems: where data come from. */
export const sourceRows: readonly EgressRow[] = [
  out({
    id: 'csv-check',
    title: 'A CSV file on the web: can it be reached?',
    who: ['pod'],
    to: ['sources'],
    protocol: SITE,
    carries:
      'The address, with the login or signature that it may hold, in a request for the headers only. Redirects are followed.',
    when: 'At each check of the datasets, by default every 30 minutes, and for each task request for the dataset, before the access manager is asked; so also for requests that are then refused.',
    change:
      'Use a local file. [`BITFOUNT_SKIP_ACCESSIBILITY_CHECK`](/guides/SDK/environment-variables#bitfount_skip_accessibility_check) leaves out the check before a task.',
    at: ['data.datasources.csv_source:CSVSource.accessibility_details'],
    see: ['CSVSource'],
  }),
  out({
    id: 'csv-read',
    title: 'A CSV file on the web: reads it',
    who: ['pod', 'task'],
    to: ['sources'],
    protocol: SITE,
    carries:
      'The address, with the login or signature that it may hold, and headers if `read_csv_kwargs` names some; pandas opens it.',
    when: 'When the schema is made, in each task each time that data are read, and after a task to count the records, even one that the access manager refused; not after a failed task or a test run, nor on a pod with `differential_privacy`.',
    change: 'Use a local file.',
    at: ['data.datasources.csv_source:CSVSource._yield_data'],
    see: ['CSVSource'],
  }),
  out({
    id: 'database',
    title: 'A database',
    who: ['pod', 'task'],
    to: ['sources'],
    protocol:
      'That of the database. PostgreSQL: encrypted if the server offers it, without a check of its certificate; others as the driver and the connection string say',
    carries:
      'The login of the connection string and queries: of the SDK, and with [`SqlQuery`](api:) that of the task. To see whether the user may only read, the SDK mostly **tries to create a table** and drops it again, unless the database or the session says that it is read-only. No rows are read for the schema, which is fixed.',
    when: 'At the start of the pod, at each check, by default every 30 minutes, before a task, even one that the access manager then refuses, and in tasks with [`SqlQuery`](api:).',
    change:
      'Give it a user that [may only read](/guides/SDK/for-data-custodians/setting-up/data-source-configuration-best-practices#read-only).',
    at: [
      `${SQL}.__setstate__`,
      `${SQL}._validate_connection`,
      `${SQL}.execute_query`,
      `${SQL}.accessibility_details`,
      `${SQL}._yield_data`,
      `${SQL}.__len__`,
    ],
    see: ['OMOPSource'],
  }),
  out({
    id: 'intermine',
    title: 'InterMine',
    who: ['pod', 'task'],
    to: ['sources'],
    protocol: `${SITE}; HTTP if it names none`,
    carries:
      'Queries of a template. The token, if given, from the pod and its process that completes the schema; in the process of a task the SDK connects again without it.',
    when: 'At the start of the pod, while the schema is completed, in each task, and after it, also if the access manager refused it.',
    change: 'Only the choice of the datasource.',
    at: [
      'data.datasources.intermine_source:InterMineSource._establish_service_connection',
      'data.datasources.intermine_source:InterMineSource._try_get_template_directly',
      'data.datasources.intermine_source:InterMineSource._try_get_template_via_admin',
      'data.datasources.intermine_source:InterMineSource._raise_template_not_found_error',
    ],
    see: ['InterMineSource'],
  }),
  out({
    id: 'fhir',
    title: 'FHIR: asks about patients',
    who: ['task'],
    to: ['ehr'],
    protocol: SITE,
    carries:
      '**In the address of the request** given name, family name and date of birth, or the patient’s number; then the identifier of the patient for conditions, procedures, encounters, appointments, observations, prescriptions and documents, and those of practitioners and documents. With the access token for the EHR, if it needs one.',
    fields: ['name', 'family', 'birthdate', 'identifier', '_id', 'patient'],
    when: 'In tasks that look up patients. Answers are kept for [some time](/guides/SDK/environment-variables#bitfount_ehr_cache_ttl), within one task, encrypted in the folder for temporary files; the key is in memory only.',
    change: 'A pod without `ehr_config` asks nothing.',
    at: [
      `${FHIR}.fhir_client:FHIRClient._do_request`,
      `${FHIR}.fhir_client:<module>`,
      `${FHIR}.querier:FHIRR4PatientQuerier._download_single_document`,
    ],
  }),
  out({
    id: 'nextgen-fhir',
    title: 'NextGen: looks up patients',
    who: ['task'],
    to: ['nextgen', 'ehr'],
    protocol: 'HTTPS with the default address',
    carries:
      'The **date of birth only**, or the patient’s number, in the address of the request, with the token for NextGen. Back come the entries of all patients born on that day, among whom the pod compares the names.',
    fields: ['birthdate', 'identifier'],
    when: 'In tasks that look up patients with NextGen.',
    change: '`base_url` in the pod’s EHR configuration.',
    at: [
      `${NEXTGEN}.api:NextGenFHIRAPI._get_patient_entry`,
      `${NEXTGEN}.api:NextGenFHIRAPI._get_patient_entry_by_mrn`,
    ],
  }),
  out({
    id: 'nextgen-enterprise',
    title: 'NextGen: reads charts',
    who: ['task'],
    to: ['nextgen', 'ehr'],
    protocol: 'HTTPS with the default address',
    carries:
      'The identifier of the patient, in addresses for diagnoses, procedures, appointments, encounters, medication, social history, personal details, the chart and documents, with the token for NextGen. Answers but documents are kept as those of FHIR.',
    when: 'In tasks that read the charts of patients with NextGen.',
    change: '`enterprise_url` in the pod’s EHR configuration.',
    at: [
      `${NEXTGEN}.api:_cached_get`,
      `${NEXTGEN}.api:NextGenEnterpriseAPI._download_document`,
      `${NEXTGEN}.authentication:NextGenAuthSession.request`,
      `${NEXTGEN}.authentication:<module>`,
    ],
  }),
  out({
    id: 'smart-configuration',
    title: 'EHR: reads how to log in',
    who: ['pod'],
    to: ['ehr'],
    protocol: SITE,
    carries:
      'Nothing but the address `…/.well-known/smart-configuration`, and at checks the release of the SDK. Without a login.',
    when: 'At the start of a pod with a backend login, and at each check of the connection to an EHR with a login.',
    change:
      '[`BITFOUNT_EHR_CONNECTIVITY_CHECK_INTERVAL`](/guides/SDK/environment-variables#bitfount_ehr_connectivity_check_interval), by default 15 minutes.',
    at: [
      'federated.types:SupportsSMART.get_smart_configuration',
      'externals.ehr.smart_backend_auth:SMARTBackendAuth._load_smart_configuration_and_keys',
    ],
  }),
  out({
    id: 'smart-token',
    title: 'EHR: logs in',
    who: ['pod'],
    to: ['ehr'],
    protocol: SITE,
    carries:
      'An assertion that the pod signs with its key, with the client ID in it, and the scopes, to the address that the EHR names for it.',
    fields: ['grant_type', 'client_assertion_type', 'client_assertion', 'scope'],
    when: 'With a backend login, at each start of a pod, which does not start without an answer, and at checks of the connection when the token has expired.',
    change: 'Another way to log in to the EHR.',
    at: ['externals.ehr.smart_backend_auth:SMARTBackendAuth.get_token'],
  }),
  out({
    id: 'ehr-introspection',
    title: 'EHR: is the token valid?',
    who: ['pod'],
    to: ['ehr'],
    protocol: SITE,
    carries:
      'The access token for the EHR, in the body and in the headers, with the release of the SDK, to the address that the EHR names for it.',
    fields: ['token'],
    when: 'At each check of the connection, if the EHR offers it.',
    change:
      '[`BITFOUNT_EHR_CONNECTIVITY_CHECK_INTERVAL`](/guides/SDK/environment-variables#bitfount_ehr_connectivity_check_interval), by default 15 minutes; nothing turns it off.',
    at: [
      'externals.general.authentication:RefreshableJWTSession.validate_token_via_introspection',
      'externals.general.authentication:RefreshableJWTSession.request',
      'externals.general.authentication:BearerAuthSession.request',
      'externals.general.authentication:<module>',
    ],
  }),
  out({
    id: 'ehr-metadata',
    title: 'EHR without a login: can it be reached?',
    who: ['pod'],
    to: ['ehr'],
    protocol: SITE,
    carries: 'Nothing but the address `…/metadata`.',
    when: 'At each check of the connection of a test system.',
    change:
      '[`BITFOUNT_ALLOW_NO_EHR_SECRETS`](/guides/SDK/environment-variables#bitfount_allow_no_ehr_secrets), off by default.',
    at: ['federated.pod:Pod._check_fhir_endpoint_reachable_without_auth'],
  }),
];
