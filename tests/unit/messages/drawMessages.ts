/*
 * Draws messages as the SDK would tell them, for the measure of the reader of logs. It shares no code with
 * the reader: it reads the file of the model and fills the values itself.
 */
import {readFileSync} from 'node:fs';

type Row = readonly [line: number, kind: string, symbol: string, text: string, when?: string];

export interface Drawn {
  /** The template with `…` for each value, as the reader names it. */
  readonly template: string;
  readonly message: string;
}

const FILE = 'src/reference/data/messages.json';
const VALUES = [
  () => 'patient_42',
  () => '/data/scans/Müller_Anna/OS 2024-03-01.dcm',
  () => 'jane.doe/my-dataset',
  () => '17',
  () => "['age', 'sex', 'va letter score']",
  () => "HTTPSConnectionPool(host='hub.bitfount.com', port=443): Read timed out. (read timeout=20)",
  () => 'C:\\Users\\Jane Doe\\images',
  () => 'e3b0c442-98fc-1c14-9afb-f4c8996fb924',
  () => 'CSVSource',
  () => "{'a': 1, 'b': None}",
  () => 'None',
  () => 'left eye, second visit',
  () => '0.8731',
  () => "<class 'pandas.core.frame.DataFrame'>",
];

/** A sequence of numbers from 0 to 1 that a seed gives (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws so many messages that tell of a fault, each template once. */
export function drawMessages(count: number, random: () => number): Drawn[] {
  const rows = Object.values(
    JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Row[]>,
  ).flat();
  const templates = [
    ...new Set(
      rows.flatMap(([, kind, , text]) => (['debug', 'info', 'print'].includes(kind) ? [] : [text])),
    ),
  ];
  return Array.from({length: count}, () => {
    const [text = ''] = templates.splice(Math.floor(random() * templates.length), 1);
    return filled(text, random);
  });
}

/** Reads a template of the model: values in braces, braces that stand for themselves doubled. */
function filled(text: string, random: () => number): Drawn {
  let template = '';
  let message = '';
  let rest = text;
  while (rest !== '') {
    const [own = ''] = /^(?:[^{}]|\{\{|\}\})+/.exec(rest) ?? [];
    const plain = own.replaceAll('{{', '{').replaceAll('}}', '}');
    template += plain;
    message += plain;
    rest = rest.slice(own.length);
    if (rest !== '') {
      template += '…';
      message += VALUES[Math.floor(random() * VALUES.length)]?.() ?? '';
      rest = rest.slice(rest.indexOf('}') + 1);
    }
  }
  const onOneLine = (words: string) => words.trim().split(/\s+/).join(' ');
  return {template: onOneLine(template), message};
}

/** Wraps a message as a log in a terminal has it: times, levels, modules, lines of a width. */
export function wrapped(message: string, random: () => number): string {
  const width = 50 + Math.floor(random() * 60);
  const heads = [
    '2026-11-26 09:31:07,412 - bitfount.federated.pod - ERROR - ',
    '[11/26/26 09:31:07] ERROR    ',
    '09:31:07 WARNING bitfount.hub.api:211 ',
    'Nov 26 09:31:07 ward-7 bitfount[812]: ',
    'ValueError: ',
  ];
  const head = heads[Math.floor(random() * heads.length)] ?? '';
  const indent = random() < 0.5 ? ' '.repeat(head.length) : '';
  const text = head + message;
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += width) {
    lines.push((at === 0 ? '' : indent) + text.slice(at, at + width));
  }
  return [
    '2026-11-26 09:31:06,000 - bitfount.federated.pod - INFO - Pod started',
    ...lines,
    '2026-11-26 09:31:08,977 - bitfount.federated.pod - INFO - Waiting for tasks',
  ].join('\n');
}
