export interface HeaderRule {
  /** An address, or a folder of addresses that ends in `*`. */
  readonly addresses: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a `_headers` file: https://developers.cloudflare.com/pages/configuration/headers/. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: {addresses: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    const rule = rules.at(-1);
    if (header && rule) {
      rule.headers[header[1] as string] = header[2] as string;
    } else {
      rules.push({addresses: line.trim(), headers: {}});
    }
  }
  return rules;
}

/** The rules that a host applies to an address. */
export function rulesFor(address: string, rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.filter(({addresses}) =>
    addresses.endsWith('*') ? address.startsWith(addresses.slice(0, -1)) : address === addresses,
  );
}
