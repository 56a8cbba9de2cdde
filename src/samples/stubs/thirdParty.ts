/**
 * Packages of others that samples may import. Nothing is checked of what they hold: a module
 * of them is a stub that says `Any` to every name. Standard library modules are known to the
 * type checker itself.
 */
export const THIRD_PARTY: readonly string[] = [
  'PIL',
  'albumentations',
  'attr',
  'boto3',
  'cryptography',
  'datadog_api_client',
  'deprecated',
  'desert',
  'docker',
  'docstring_parser',
  'fhir',
  'fhirpy',
  'google',
  'grpc',
  'httpx',
  'huggingface_hub',
  'jose',
  'jwt',
  'lightning',
  'marshmallow',
  'marshmallow_union',
  'matplotlib',
  'monai',
  'nest_asyncio',
  'numpy',
  'onnx',
  'onnxruntime',
  'opentelemetry',
  'pandas',
  'prefect',
  'psycopg2',
  'pydantic',
  'pydantic_core',
  'pydantic_settings',
  'pydicom',
  'pytorch_lightning',
  'requests',
  'scipy',
  'semver',
  'sklearn',
  'sqlalchemy',
  'timm',
  'torch',
  'torchio',
  'torchmetrics',
  'torchvision',
  'transformers',
  'yaml',
];

/** `X[T]` of these is a `T` to whoever reads or gives the value. */
export const TRANSPARENT: ReadonlySet<string> = new Set([
  'pydantic.json_schema.SkipJsonSchema',
  'sqlalchemy.orm.Mapped',
]);

/**
 * Classes that a parameter takes and that nothing else can stand for: a string where a table
 * is wanted is a mistake. Others of third parties may be names for a union, or take more than
 * they say, and are `Any`.
 */
export const OPAQUE: readonly string[] = [
  'PIL.Image.Image',
  'cryptography.hazmat.primitives.asymmetric.rsa.RSAPrivateKey',
  'cryptography.hazmat.primitives.asymmetric.rsa.RSAPublicKey',
  'numpy.ndarray',
  'pandas.DataFrame',
  'pandas.Series',
  'pydantic.AnyUrl',
  'pydicom.Dataset',
  'torch.Tensor',
  'torch.nn.Module',
];

export function isThirdParty(path: string): boolean {
  return THIRD_PARTY.includes(path.split('.', 1)[0] as string);
}

const ANY_MODULE = 'from typing import Any\n\ndef __getattr__(name: str) -> Any: ...\n';

/**
 * The stub packages of third parties.
 *
 * @param imported dotted modules that samples import; each needs a file, others are left out
 * @returns text by path, such as `torch/nn/__init__.pyi`
 */
export function thirdPartyStubs(imported: Iterable<string>): Map<string, string> {
  const files = new Map<string, string>();
  for (const module of [...THIRD_PARTY, ...imported]) {
    if (isThirdParty(module)) {
      const parts = module.split('.');
      parts.forEach((_, index) =>
        files.set([...parts.slice(0, index + 1), '__init__.pyi'].join('/'), ANY_MODULE),
      );
    }
  }
  return files;
}
