import type {EgressRow} from './types';

const HTTPS = 'HTTPS';
const API = 'hub.api:BitfountHub';
const LOGIN = 'hub.authentication_handlers:DeviceCodeFlowHandler';
const NEVER = 'Nothing turns it off.';

const out = (row: Omit<EgressRow, 'topic' | 'direction'>): EgressRow => ({
  topic: 'services',
  direction: 'out',
  ...row,
});

/** Logins and proofs of identity, of pods and modellers. */
export const loginRows: readonly EgressRow[] = [
  out({
    id: 'login-code',
    title: 'Login: asks for a code',
    who: ['pod', 'task', 'modeller', 'staff'],
    to: ['auth'],
    protocol: HTTPS,
    carries: 'The identifier of the application, the scopes and the audience. No username.',
    fields: ['client_id', 'scope', 'audience'],
    when: 'When no login is stored, or the stored one cannot be renewed. The process of a task reads the login that is stored under the account’s username; if the pod’s file names no `username`, it is stored elsewhere, and the task asks for a new one.',
    change:
      'An [API key](/guides/getting-started/accessing-bitfount#log-in) replaces this login. [`BITFOUNT_ENVIRONMENT`](/guides/SDK/environment-variables#bitfount_environment) selects other addresses for login, hub, access manager and message service; leave it out.',
    at: [`${LOGIN}._fetch_device_code`],
  }),
  out({
    id: 'login-token',
    title: 'Login: fetches and renews tokens',
    who: ['pod', 'task', 'modeller', 'staff'],
    to: ['auth'],
    protocol: HTTPS,
    carries:
      'The code of the login, or the refresh token that is stored on the machine; back come new tokens, which are stored in plain text.',
    fields: ['client_id', 'grant_type', 'device_code', 'refresh_token'],
    when: 'Every few seconds while you confirm a login, and when an access token has expired or has less than ten minutes left.',
    change: 'An API key replaces it.',
    at: [`${LOGIN}._send_token_request`],
  }),
  out({
    id: 'login-browser',
    title: 'Login: opens the browser',
    who: ['pod', 'task', 'modeller', 'staff'],
    to: ['auth'],
    protocol: HTTPS,
    carries: 'The browser opens the address that the login service gave, with the code in it.',
    when: 'At a login.',
    change: 'An API key replaces it.',
    at: [`${LOGIN}._do_verification`],
  }),
  out({
    id: 'request-headers',
    title: 'The login in each request',
    who: ['pod', 'task', 'modeller', 'staff'],
    to: ['hub', 'am'],
    protocol: HTTPS,
    carries:
      'The access token or the API key, with the release of the SDK, in the headers of each request to the hub and the access manager. The hub gets only the first part of an API key, the access manager all of it.',
    when: 'With each request of the rows below.',
    change: NEVER,
    at: ['hub.authentication_flow:BitfountSession.request', 'hub.authentication_flow:<module>'],
  }),
  out({
    id: 'identity-exchange',
    title: 'Checks the modeller’s identity',
    who: ['pod'],
    to: ['auth'],
    protocol: HTTPS,
    carries:
      'The code that the modeller confirms, and what goes with it; back comes an access token of the modeller, which the pod hands to the [access manager](#row-access-check).',
    fields: ['grant_type', 'client_id', 'device_code', 'code', 'code_verifier', 'redirect_uri'],
    when: 'For each task request that passes the pod’s own checks, unless identity is `key-based`: with `oidc-auth-code` once, with `oidc-device-code`, the default, every few seconds until the modeller has confirmed or the code has expired.',
    change: '`key-based` identity needs no such request. The modeller chooses; the pod cannot.',
    at: [
      'federated.authorisation_checkers:_OIDCAuthorisationCode._get_access_token',
      'federated.authorisation_checkers:_OIDCDeviceCode._poll_for_access_token',
    ],
  }),
  out({
    id: 'identity-modeller',
    title: 'The modeller confirms a task',
    who: ['modeller'],
    to: ['auth'],
    protocol: HTTPS,
    carries:
      'With `oidc-device-code`, the default, the modeller’s machine asks for a code for each pod and opens a page for each in the browser, with the code in the address. With `oidc-auth-code` it only opens the login page, with the application, a random state, the address on `localhost` that the answer goes to and the hash of a secret in the address.',
    fields: [
      'audience',
      'scope',
      'client_id',
      'state',
      'redirect_uri',
      'code_challenge',
      'code_challenge_method',
      'response_type',
    ],
    when: 'At the start of each task, unless identity is `key-based`.',
    change:
      '[`identity_verification_method`](/guides/SDK/for-data-scientists/authentication-options).',
    at: [
      'federated.transport.identity_verification.oidc:_OIDCDeviceCodeHandler._get_device_code',
      'federated.transport.identity_verification.oidc:_OIDCDeviceCodeHandler.handle',
      'federated.transport.identity_verification.oidc:_OIDCWebEndpoint.start_processing',
    ],
  }),
  out({
    id: 'user-keys',
    title: 'Registers and checks the modeller’s key',
    who: ['modeller'],
    to: ['hub'],
    protocol: HTTPS,
    carries: 'The public key, or its identifier, and the username in the address.',
    fields: ['key'],
    when: 'With `key-based` identity, at the start of the modeller’s side.',
    change: 'Another way of identity.',
    at: [`${API}.register_user_public_key`, `${API}.check_public_key_registered_and_active`],
  }),
  out({
    id: 'smart-pairing',
    title: 'Fetches tokens for NextGen',
    who: ['task'],
    to: ['smart'],
    protocol: HTTPS,
    carries:
      'The access token of the Bitfount account or the first part of its API key, and the identifier of the pairing; back come all pairings of the account and a token for NextGen.',
    when: 'In tasks that ask NextGen, before the first request and when it refuses the token.',
    change:
      '`smart_on_fhir_url` in the pod’s EHR configuration names another service, which then gets this login. Without it, the variable `SMART_ON_FHIR_RESOURCE_SERVER_URL` does so too in 11.3.0, although it is meant for the EHR.',
    at: ['hub.api:SMARTOnFHIR._find_pairing_id', 'hub.api:SMARTOnFHIR._get_smart_on_fhir_session'],
  }),
  out({
    id: 'ehr-key',
    title: 'Publishes the key for the EHR',
    who: ['pod'],
    to: ['hub'],
    protocol: HTTPS,
    carries:
      'The pod’s public key for the login to the EHR, the address of the EHR and the client ID, with the username in the address. The hub publishes the key.',
    fields: ['jwk', 'issuer', 'client_id'],
    when: 'At each start of a pod with a [backend login](/guides/SDK/for-data-custodians/setting-up/health-records) to an EHR.',
    change: 'Another way to log in to the EHR.',
    at: [`${API}.upload_public_jwk`],
  }),
];
