import type {MessagePlace} from '../messages/types';

/** Writes the messages of all modules as JSON, one message a line, so that a diff names them. */
export function formatMessages(
  messages: Readonly<Record<string, readonly MessagePlace[]>>,
): string {
  const modules = Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = modules.map(([module, places]) => {
    const rows = places.map(({line, kind, in: symbol, text, when}) =>
      JSON.stringify([line, kind, symbol, text, ...(when === undefined ? [] : [when])]),
    );
    return `${JSON.stringify(module)}: [\n${rows.join(',\n')}\n]`;
  });
  return `{\n${blocks.join(',\n')}\n}\n`;
}
