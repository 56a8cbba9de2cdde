import {isGuide, proseLines} from './guides.mjs';

/** Names that always have a capital letter; words all in capitals need no entry. */
const NAMES = new Set(
  (
    'Bitfount Python PyTorch Lightning Hugging Face TIMM MONAI NumPy Pandas Jupyter Docker Windows Linux ' +
    'macOS Mac Intel Apple Debian Ubuntu Homebrew PowerShell NextGen Nextech Epic Heidelberg Topcon Zeiss ' +
    'Spectralis SQL Server OMOP InterMine PostgreSQL MySQL MariaDB Oracle Prefect Datadog GitHub Super General Modeller ' +
    'RETFound Moorfields Amazon Web Services Results Only Algolia Greenwich Shamir Gaussian NIfTI Visual Studio Code Conda WSL M1 Markdown'
  ).split(' '),
);

/** Reports headings of guides and tutorials that are not in sentence case. */
export default {
  names: ['sentence-case', 'BF001'],
  description: 'Headings are in sentence case',
  tags: ['headings'],
  parser: 'none',
  function: (params, onError) => {
    if (!isGuide(params.name)) {
      return;
    }
    for (const {number, text, whole} of proseLines(params)) {
      const heading = /^#{2,6}\s+(.*?)(?:\s*\{#[^}]*\})?\s*$/.exec(text)?.[1];
      const words =
        heading
          ?.replace(/^\d+\.\s*/, '')
          .split(/[\s/–—()“”:,]+/)
          .filter(Boolean) ?? [];
      const wrong = words
        .slice(1)
        .find((word) => /^[A-Z][a-z]/.test(word) && !NAMES.has(word.replace(/[’'].*$/, '')));
      if (wrong) {
        onError({
          lineNumber: number,
          detail: `"${wrong}" begins with a capital. Write it small, or add the name to lint/markdown/sentenceCase.mjs.`,
          context: whole,
        });
      }
    }
  },
};
