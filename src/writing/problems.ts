import path from 'node:path';

/** Everything that is wrong with one page, so that a writer mends it in one go. */
export class Problems {
  private readonly found: {line: number; message: string}[] = [];

  constructor(private readonly file: string) {}

  add(line: number, message: string): void {
    this.found.push({line, message});
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** `api/bitfount/x.mdx:12: message`, in the order of the page. */
  get messages(): string[] {
    const name = path.relative(process.cwd(), this.file).replaceAll('\\', '/');
    return [...this.found]
      .sort((a, b) => a.line - b.line)
      .map(({line, message}) => `${name}:${line}: ${message}`);
  }

  /** @throws PageError if anything was added. */
  throwIfAny(): void {
    if (!this.isEmpty) {
      throw new PageError(this.messages);
    }
  }
}

/** Stops the build; the message lists every problem with file and line. */
export class PageError extends Error {
  constructor(readonly messages: readonly string[]) {
    super(messages.join('\n'));
    this.name = 'PageError';
    // The stack says nothing that a writer needs, and Docusaurus prints it in full.
    this.stack = `${this.name}: ${this.message}`;
  }
}
