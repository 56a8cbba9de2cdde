/** Folders of the project that pyright reads. */
export const PAGES = 'pages';
export const STUBS = 'stubs';
/** The joined blocks of a page, in a folder of its own; beside it what they may import. */
export const PAGE_FILE = '_page.py';

/** Mistakes that stop a reader are errors. */
const ERRORS = [
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

/** What a sample may leave out, or what only a larger program would care about. */
const SILENT = [
  'reportIncompatibleMethodOverride',
  'reportIncompatibleVariableOverride',
  'reportMissingModuleSource',
  'reportOptionalCall',
  'reportOptionalContextManager',
  'reportOptionalIterable',
  'reportOptionalMemberAccess',
  'reportOptionalOperand',
  'reportOptionalSubscript',
  'reportPossiblyUnbound',
  'reportPrivateImportUsage',
  'reportRedeclaration',
  'reportSelfClsParameterName',
  'reportTypedDictNotRequiredAccess',
  'reportUnsupportedDunderAll',
  'reportUnusedExcept',
  'reportUnusedExpression',
];

/**
 * pyrightconfig.json: Python 3.12 on Linux, no environment, nothing but our own stubs.
 *
 * @param include the files to check, from the project's folder
 */
export function pyrightConfig(include: readonly string[]): object {
  return {
    include,
    stubPath: STUBS,
    pythonVersion: '3.12',
    pythonPlatform: 'Linux',
    typeCheckingMode: 'basic',
    useLibraryCodeForTypes: false,
    // A page does not switch the check off; a fence says `unchecked` with its reason.
    enableTypeIgnoreComments: false,
    ...Object.fromEntries(ERRORS.map((rule) => [rule, 'error'])),
    ...Object.fromEntries(SILENT.map((rule) => [rule, 'none'])),
  };
}
