/**
 * Third-party packages that samples may import. Their contents are not checked: each module is
 * a stub in which every name is `Any`. Pyright brings stubs of the standard library itself.
 */
const THIRD_PARTY: readonly string[] = [
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
  'nibabel',
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
  'torch_optimizer',
  'torchio',
  'torchmetrics',
  'torchvision',
  'transformers',
  'yaml',
];

/** Generic wrappers for which `X[T]` behaves like a plain `T`. */
export const TRANSPARENT: ReadonlySet<string> = new Set([
  'pydantic.json_schema.SkipJsonSchema',
  'sqlalchemy.orm.Mapped',
]);

/**
 * Third-party classes that a parameter accepts only instances of, so that a string in place of a
 * data frame is an error. All others are `Any`: they may be aliases of unions, or accept more
 * than they declare.
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

/** Whether a dotted path belongs to one of the third-party packages. */
export function isThirdParty(path: string): boolean {
  return THIRD_PARTY.includes(path.split('.', 1)[0] as string);
}

const ANY_MODULE = 'from typing import Any\n\ndef __getattr__(name: str) -> Any: ...\n';

/**
 * Writes the stub packages of third parties.
 *
 * @param imported dotted modules that samples import: each of a third party gets a file
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
