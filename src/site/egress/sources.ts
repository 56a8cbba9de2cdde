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
    carries: 'The address, in a request for the headers only.',
    when: 'At each check of the datasets, and before a task.',
    change: 'Use a local file.',
    at: ['data.datasources.csv_source:CSVSource.accessibility_details'],
    see: ['CSVSource'],
  }),
  out({
    id: 'csv-read',
    title: 'A CSV file on the web: reads it',
    who: ['pod', 'task'],
    to: ['sources'],
    protocol: SITE,
    carries: 'The address; pandas opens it.',
    when: 'When the schema is made, and in each task.',
    change: 'Use a local file.',
    at: ['data.datasources.csv_source:CSVSource._yield_data'],
    see: ['CSVSource'],
  }),
  out({
    id: 'database',
    title: 'A database',
    who: ['pod', 'task'],
    to: ['sources'],
    protocol: 'That of the database; encrypted only if the connection string says so',
    carries:
      'The login of the connection string and queries: of the SDK, and with [`SqlQuery`](api:) that of the task.',
    when: 'At the start of the pod, at each check, when the schema is made, and in each task.',
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
      'Queries of a template. The token, if given, at the start of the pod; in the process of a task the SDK connects again without it.',
    when: 'At the start of the pod and in each task.',
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
      'Given name, family name and date of birth, or the patient’s number; then the identifier of the patient for conditions, procedures, encounters, appointments, observations and documents. With the access token of the pod.',
    fields: ['name', 'family', 'birthdate', 'identifier', '_id', 'patient'],
    when: 'In tasks that look up patients. Answers are kept for [some time](/guides/SDK/environment-variables#bitfount_ehr_cache_ttl), within one task.',
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
      'The **date of birth only**, or the patient’s number; names are compared on the pod, among all patients born on that day.',
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
      'The identifier of the patient, in addresses for diagnoses, procedures, appointments, encounters, medication and documents.',
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
    who: ['pod', 'task'],
    to: ['ehr'],
    protocol: SITE,
    carries: 'Nothing but the address `…/.well-known/smart-configuration`.',
    when: 'At the start of a pod with such an EHR, and at each check of the connection.',
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
    who: ['pod', 'task'],
    to: ['ehr'],
    protocol: SITE,
    carries: 'An assertion that the pod signs with its key, and the scopes.',
    fields: ['grant_type', 'client_assertion_type', 'client_assertion', 'scope'],
    when: 'With a backend login, when a token is missing or has expired.',
    change: 'Another way to log in to the EHR.',
    at: ['externals.ehr.smart_backend_auth:SMARTBackendAuth.get_token'],
  }),
  out({
    id: 'ehr-introspection',
    title: 'EHR: is the token valid?',
    who: ['pod'],
    to: ['ehr'],
    protocol: SITE,
    carries: 'The access token for the EHR.',
    fields: ['token'],
    when: 'At each check of the connection, if the EHR offers it.',
    change: 'As for the row before.',
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
