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
    who: ['pod', 'modeller'],
    to: ['auth'],
    protocol: HTTPS,
    carries: 'The identifier of the application, the scopes and the audience. No username.',
    fields: ['client_id', 'scope', 'audience'],
    when: 'When no login is stored, or the stored one cannot be renewed.',
    change: 'An [API key](/guides/getting-started/accessing-bitfount#log-in) replaces this login.',
    at: [`${LOGIN}._fetch_device_code`],
  }),
  out({
    id: 'login-token',
    title: 'Login: fetches and renews tokens',
    who: ['pod', 'modeller'],
    to: ['auth'],
    protocol: HTTPS,
    carries: 'The code of the login, or the refresh token that is stored on the machine.',
    fields: ['client_id', 'grant_type', 'device_code', 'refresh_token'],
    when: 'While you confirm a login, and when an access token has expired.',
    change: 'An API key replaces it.',
    at: [`${LOGIN}._send_token_request`],
  }),
  out({
    id: 'login-browser',
    title: 'Login: opens the browser',
    who: ['pod', 'modeller'],
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
    who: ['pod', 'task', 'modeller'],
    to: ['hub', 'am'],
    protocol: HTTPS,
    carries:
      'The access token or the API key, in the headers of each request to the hub and the access manager.',
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
    carries: 'The code that the modeller confirmed, and what goes with it.',
    fields: ['grant_type', 'client_id', 'device_code', 'code', 'code_verifier', 'redirect_uri'],
    when: 'For each task whose modeller confirms it with a code or in the browser.',
    change: '`key-based` identity, which the modeller chooses, needs no such request.',
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
    carries: 'The modeller’s machine asks for a code and opens the login page in the browser.',
    fields: ['audience', 'scope', 'client_id'],
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
    carries: 'The public key, or its identifier.',
    fields: ['key'],
    when: 'With `key-based` identity.',
    change: 'Another way of identity.',
    at: [`${API}.register_user_public_key`, `${API}.check_public_key_registered_and_active`],
  }),
  out({
    id: 'smart-pairing',
    title: 'Fetches tokens for NextGen',
    who: ['pod', 'task'],
    to: ['smart'],
    protocol: HTTPS,
    carries:
      'The access token or API key of the Bitfount account, and the identifier of the pairing; back comes a token for NextGen.',
    when: 'With NextGen health records.',
    change: '`smart_on_fhir_url` in the pod’s EHR configuration names another service.',
    at: ['hub.api:SMARTOnFHIR._find_pairing_id', 'hub.api:SMARTOnFHIR._get_smart_on_fhir_session'],
  }),
  out({
    id: 'ehr-key',
    title: 'Publishes the key for the EHR',
    who: ['pod'],
    to: ['hub'],
    protocol: HTTPS,
    carries:
      'The pod’s public key for the login to the EHR, the address of the EHR and the client ID.',
    fields: ['jwk', 'issuer', 'client_id'],
    when: 'With a [backend login](/guides/SDK/for-data-custodians/setting-up/health-records) to an EHR.',
    change: 'Another way to log in to the EHR.',
    at: [`${API}.upload_public_jwk`],
  }),
];
