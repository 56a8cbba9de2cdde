import type {EgressHost} from './types';

const host = (
  id: string,
  name: string,
  port: string,
  neededFor: string,
  more: Partial<EgressHost> = {},
): EgressHost => ({
  id,
  host: name,
  names: /^`[^`]+`$/.test(name) ? [name.slice(1, -1)] : [],
  port,
  neededFor,
  need: 'some',
  list: 'hosts',
  ...more,
});

/** Where connections go, in the order of the list for a firewall. */
export const egressHosts: readonly EgressHost[] = [
  host(
    'hub',
    '`hub.bitfount.com`',
    '443',
    'accounts, projects, models, descriptions of datasets, the pod’s heartbeat',
    {need: 'always'},
  ),
  host('am', '`am.hub.bitfount.com`', '443', 'permissions, list of datasets', {need: 'always'}),
  host(
    'auth',
    '`auth.bitfount.com`',
    '443',
    'logging in; on a pod also the check of modellers, unless with `key-based` identity',
    {need: 'always'},
  ),
  host(
    'messages',
    '`messaging.bitfount.com`',
    '443',
    'messages between modeller and pod (gRPC), usage figures',
    {need: 'always'},
  ),
  host(
    's3',
    'addresses on Amazon S3 that the hub and the message service name',
    '443',
    'schemas, models, task requests, large messages',
    {need: 'often', names: ['.amazonaws.com']},
  ),
  host('smart', '`smartonfhir.bitfount.com`', '443', 'only for NextGen health records'),
  host('ehr', 'the addresses of your EHR', 'mostly 443', 'only with health records'),
  host(
    'nextgen',
    '`fhir.nextgen.com` and `nativeapi.nextgen.com`',
    '443',
    'only for NextGen health records, unless the pod’s file names others',
    {names: ['fhir.nextgen.com', 'nativeapi.nextgen.com']},
  ),
  host(
    'hf',
    '`huggingface.co` and its download hosts',
    '443',
    'only for tasks with models from Hugging Face or MONAI bundles, and to check a token',
    {names: ['huggingface.co', '.hf.co']},
  ),
  host(
    'tasks',
    'addresses that [a protocol or algorithm uses](/guides/getting-started/accessing-bitfount#algorithm-hosts)',
    'mostly 443',
    'only for such tasks',
  ),
  host(
    'sources',
    'addresses from which datasources read: a database, InterMine, a CSV file on the web',
    'as given',
    'only with such datasources',
  ),
  host('datadog', 'your Datadog site', '443', 'only if a Datadog token is set', {
    names: ['http-intake.logs.datadoghq.eu', 'api.datadoghq.eu'],
  }),
  host(
    'prefect',
    '`sens-o-matic.prefect.io`',
    '443',
    'not needed; a pod works without it, and it [can be turned off](/guides/SDK/environment-variables#other-packages)',
  ),
  host(
    'convert',
    '`safetensors-convert.hf.space`',
    '443',
    'models from Hugging Face that have no file in the format safetensors: not needed, the task goes on without it',
    {list: 'tasks'},
  ),
  host(
    'monai',
    '`raw.githubusercontent.com` and `api.ngc.nvidia.com`',
    '443',
    'MONAI bundles that name no version, or are not on Hugging Face',
    {list: 'tasks', names: ['raw.githubusercontent.com', 'api.ngc.nvidia.com']},
  ),
  host(
    'timm',
    '`github.com` with its download hosts and `dl.fbaipublicfiles.com`',
    '443',
    'a few models of timm',
    {list: 'tasks', names: ['github.com', 'dl.fbaipublicfiles.com']},
  ),
  host(
    'postal',
    '`download.geonames.org`; `symerio.github.io` is asked only when that answers with an error, so it does not replace it',
    '443',
    'postal codes',
    {list: 'tasks', names: ['download.geonames.org', 'symerio.github.io']},
  ),
  host('bucket', 'a bucket on Amazon S3', '443', 'uploads', {list: 'tasks'}),
  host(
    'sts',
    '`sts.amazonaws.com` or that of the region, such as `sts.eu-west-2.amazonaws.com`',
    '443',
    'the modeller’s check of the AWS login for some tasks with uploads; not from the pod',
    {list: 'tasks'},
  ),
  host(
    'aws-sso',
    '`portal.sso.<region>.amazonaws.com` and `oidc.<region>.amazonaws.com`',
    '443',
    'single sign-on of AWS on the modeller’s side; not from the pod',
    {list: 'tasks'},
  ),
  host(
    'aws-instance',
    '`http://169.254.169.254/` for an instance, `169.254.170.2` or `169.254.170.23` for a container',
    '80',
    'the login of an instance or container of AWS on the modeller’s side',
    {list: undefined},
  ),
  host('trials', 'the trials database that the task names', 'mostly 443', 'matching with trials', {
    list: 'tasks',
  }),
  host('modeller', 'the modeller, through the message service', '443', 'messages of a task', {
    need: 'always',
    list: undefined,
  }),
  host(
    'pods',
    'the pods of the task, through the message service',
    '443',
    'messages of the modeller, secure aggregation',
    {
      list: undefined,
    },
  ),
  host('machine', 'the same machine', '', 'between programs of the pod', {list: undefined}),
  host('network', 'any machine that reaches this one', '29209', 'the health page of the pod', {
    list: undefined,
  }),
  host('disk', 'the disk of this machine', '', 'files', {list: undefined}),
];
