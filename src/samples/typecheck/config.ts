/** Folders of the project that pyright checks. */
export const PAGES = 'pages';
export const STUBS = 'stubs';
/** The joined blocks of a page; in the same folder are modules that these may import. */
export const PAGE_FILE = '_page.py';

/** Rules for mistakes that break a sample. */
const ERROR_RULES = [
  'reportAbstractUsage',
  'reportArgumentType',
  'reportAssertTypeFailure',
  'reportAssignmentType',
  'reportAttributeAccessIssue',
  'reportCallIssue',
  'reportFunctionMemberAccess',
  'reportGeneralTypeIssues',
  'reportIndexIssue',
  'reportInvalidStringEscapeSequence',
  'reportInvalidTypeArguments',
  'reportInvalidTypeForm',
  'reportMissingImports',
  'reportNoOverloadImplementation',
  'reportOperatorIssue',
  'reportReturnType',
  'reportUndefinedVariable',
  'reportUnhashable',
  'reportUnusedCoroutine',
];

/** Rules for what a sample may leave out, or what matters only in a larger program. */
const DISABLED_RULES = [
  'reportIncompatibleMethodOverride',
  'reportIncompatibleVariableOverride',
  'reportMissingModuleSource',
  'reportOptionalCall',
  'reportOptionalContextManager',
  'reportOptionalIterable',
  'reportOptionalMemberAccess',
  'reportOptionalOperand',
  'reportOptionalSubscript',
  'reportPossiblyUnboundVariable',
  'reportPrivateImportUsage',
  'reportRedeclaration',
  'reportSelfClsParameterName',
  'reportTypedDictNotRequiredAccess',
  'reportUnsupportedDunderAll',
  'reportUnusedExcept',
  'reportUnusedExpression',
];

/**
 * Creates pyrightconfig.json: Python 3.12 on Linux, without an environment, with our own stubs.
 *
 * @param include the files to check, relative to the project's folder
 */
export function pyrightConfig(include: readonly string[]): object {
  return {
    include,
    stubPath: STUBS,
    pythonVersion: '3.12',
    pythonPlatform: 'Linux',
    typeCheckingMode: 'basic',
    useLibraryCodeForTypes: false,
    // A comment must not switch the check off; a fence does so by `unchecked`, with a reason.
    enableTypeIgnoreComments: false,
    ...Object.fromEntries(ERROR_RULES.map((rule) => [rule, 'error'])),
    ...Object.fromEntries(DISABLED_RULES.map((rule) => [rule, 'none'])),
  };
}
