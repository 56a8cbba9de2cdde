/** Hosts that pages may link to: ours, those that a step needs, and reserved example domains. */
const ALLOWED = new Set([
  'am.hub.bitfount.com',
  'arxiv.org',
  'bitfount-hosted-downloads.s3.eu-west-2.amazonaws.com',
  'blog.bitfount.com',
  'docs.astral.sh',
  'docs.bitfount.com',
  'download.pytorch.org',
  'ehr.example.com',
  'example.com',
  'fhir.example.org',
  'fhir.nextgen.com',
  'hl7.org',
  'hub.bitfount.com',
  'huggingface.co',
  'localhost',
  '127.0.0.1',
  'loinc.org',
  'mine.example.org',
  'pypi.org',
  'pytorch.org',
  'smartonfhir.bitfount.com',
  'snomed.info',
  'trust.bitfount.com',
  'www.algolia.com',
  'www.ama-assn.org',
  'www.bitfount.com',
  'www.nature.com',
  'www.python.org',
  'brew.sh',
]);

/** Reports links to hosts that are not on the reviewed list above. */
export default {
  names: ['known-host', 'BF003'],
  description: 'Links lead to known hosts',
  tags: ['links'],
  parser: 'none',
  function: ({lines}, onError) => {
    lines.forEach((line, index) => {
      for (const [, host = ''] of line.matchAll(/https?:\/\/([A-Za-z0-9.-]+)/g)) {
        if (!ALLOWED.has(host.toLowerCase())) {
          onError({
            lineNumber: index + 1,
            detail: `${host} is not in the list. Look whether the address answers and add its host to lint/markdown/hosts.mjs.`,
            context: line.slice(0, 80),
          });
        }
      }
    });
  },
};
