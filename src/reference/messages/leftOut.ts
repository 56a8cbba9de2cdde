import type {KnownMessage, ModuleMessage} from './load';
import {unmetMessages} from './unmet';

/** Why a message has no answer written by a person; the key tells the rule. */
export const leftOutRules = {
  note: 'a debug or info line, most of which tell what goes on',
  generated: 'code that a program made',
  vendored: 'the reader of eye scans that the SDK carries with it, about the bytes of a file',
  maintainer: 'a script for the maintainers of templates and projects',
  deprecation: 'a warning that a name will go, which says itself what to use',
  print: 'a line of a dialogue in the terminal',
  assertion: 'a check of the SDK on itself: TypeError, KeyError and the like in private code',
  continues: 'a warning after which the work goes on with a value left out or a default',
  record: 'an error line about one file, record or batch in the code of an algorithm',
  helper: 'a check of arguments in a private function, which the caller has made sure of',
  unmet:
    'nothing that a reader writes, sets or calls leads there (src/reference/messages/unmet.ts)',
} as const;

export type LeftOutRule = keyof typeof leftOutRules;

const MAINTAINERS =
  /^bitfount\.(scripts\.generate|runners\.(update_projects_from_config|upload_task_templates)$)/;
/** Pods, runners, hub, log-in, connections and datasources: what everybody meets who runs a task. */
const COMMON = new RegExp(
  String.raw`^bitfount(\.(config|hub|runners|compatibility|storage|hooks|types|schemas|persistence|` +
    String.raw`federated\.(pod|modeller|worker|worker_process|transport|authorisation_checkers|helper|` +
    String.raw`model_reference|schema_management|keys_setup|pod_\w+|shim|types|task_requests|exceptions|` +
    String.raw`monitoring|background_file_counter|roles)|` +
    String.raw`data\.(datasources\.(?!ophthalmology)\w+|schema|datastructure|filters|persistence|` +
    String.raw`datafactory|databunch|types)|` +
    String.raw`utils\.(fs_utils|concurrency_utils|pandas_utils|ssl_utils|aws_utils)))?(\.|$)`,
);
/** Algorithms and records of one field of medicine or one kind of model. */
const SPECIAL = /ophthalmology|monai|nextgen|externals|\.ehr\b/;
/** Modules whose warnings tell a reader what to do. */
const WARNING = new RegExp(
  String.raw`^bitfount(\.(config|hub|runners|storage|hooks|federated\.(pod|modeller|worker|` +
    String.raw`transport\.(base|modeller|worker|identity|message_service)|authorisation|helper|keys_setup|` +
    String.raw`schema_management|background_file|monitoring|protocols\.(base|resilience)|pod_db)|` +
    String.raw`data\.datasources\.(base_source|csv|sql|dicom)|data\.filters|utils\.(ssl|fs_utils))|$)`,
);
const NEVER_MET = /^(NotImplemented|Attribute|Assertion|Index|Lookup)Error$/;
const BUILT_IN = /^(Type|Key|Runtime)Error$/;
/** Private functions that check what a reader has written, or connect to something. */
const CHECKS = /valid|check|connect|auth|register|load|parse|verify|permission|init/;
const SETS_UP = /initiali|init|setup|connect|auth/;

/** Returns the rule by which nobody writes an answer to a message; undefined when one is wanted. */
export function whyLeftOut({shown, places}: KnownMessage): LeftOutRule | undefined {
  if (shown in unmetMessages) {
    return 'unmet';
  }
  const reasons = places.map(reasonOf);
  return reasons.includes(undefined) ? undefined : reasons[0];
}

function reasonOf({module, kind, in: symbol}: ModuleMessage): LeftOutRule | undefined {
  const isPrivate =
    /(^|\.)_(?!_)[^.]*$/.test(symbol) && !CHECKS.test(symbol.split('.').at(-1) ?? '');
  const isSpecial = SPECIAL.test(module);
  const isCommon = !isSpecial && COMMON.test(module);
  if (kind === 'debug' || kind === 'info') {
    return 'note';
  }
  if (module.includes('_pb2')) {
    return 'generated';
  }
  if (module.startsWith('bitfount._vendor.')) {
    return 'vendored';
  }
  if (MAINTAINERS.test(module)) {
    return 'maintainer';
  }
  if (kind === 'DeprecationWarning') {
    return 'deprecation';
  }
  if (kind === 'print') {
    return module.startsWith('bitfount.hub') ? undefined : 'print';
  }
  if (NEVER_MET.test(kind) || (BUILT_IN.test(kind) && isPrivate)) {
    return 'assertion';
  }
  if (/^warning$|Warning$/.test(kind)) {
    const isData = isPrivate && module.startsWith('bitfount.data');
    return WARNING.test(module) && !isData ? undefined : 'continues';
  }
  if (kind === 'error' && !isCommon && (isPrivate || (isSpecial && !SETS_UP.test(symbol)))) {
    return 'record';
  }
  return kind === 'ValueError' && !isCommon && isPrivate ? 'helper' : undefined;
}
