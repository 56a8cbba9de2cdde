import {proseLines} from './guides.mjs';

/** One term for each concept, as in the glossary. */
const TERMS = [
  [/\bdata[- ]owners?\b/i, 'data custodian'],
  [/\bmessage (?:broker|bus|queue)s?\b/i, 'message service'],
  [/\be-mails?\b/i, 'email'],
  [/\bmeta[- ]data\b/i, 'metadata'],
  [/\bwork[- ]flows?\b/i, 'workflow'],
  [/\bweb[- ]sites?\b/i, 'website'],
  [/\bpod policies and permissions manager\b/i, 'access manager'],
  [/\bBitFount\b|\bbit fount\b/, 'Bitfount'],
  [/\bHuggingFace\b/, 'Hugging Face'],
  [/\bPytorch\b|\bpytorch\b/, 'PyTorch'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bin vain\b/i, 'without success, or what happens'],
  [/\bsimply\b|\bplease note\b/i, 'nothing in its place'],
];

/** Reports filler words and synonyms of a glossary term in prose. */
export default {
  names: ['one-term', 'BF002'],
  description: 'One term for each concept',
  tags: ['prose'],
  parser: 'none',
  function: (params, onError) => {
    for (const {number, text, whole} of proseLines(params)) {
      const prose = text
        .replace(/\]\([^)]*\)|https?:\S+|\{#[^}]*\}/g, ']')
        .replace(/^#{2,4} \S+$/, '');
      for (const [wrong, right] of TERMS) {
        const found = wrong.exec(prose)?.[0];
        if (found) {
          onError({lineNumber: number, detail: `"${found}": write ${right}.`, context: whole});
        }
      }
    }
  },
};
