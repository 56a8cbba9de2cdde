/** Renders a Markdown block quote with a title in bold and a body, which may be empty. */
export function quote(title: string, body: string): string {
  const text = body === '' ? `**${title}**` : `**${title}**\n\n${body}`;
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}
