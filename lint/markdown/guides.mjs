/** Returns whether a file is a guide or tutorial; reference pages take their headings from the SDK. */
export function isGuide(file) {
  return /(?:^|\/)(?:docs|tutorials)\//.test(file.replaceAll('\\', '/'));
}

/** Returns a page's lines of prose, without front matter and fenced code; inline code is blanked. */
export function proseLines({lines, frontMatterLines}) {
  let fence = null;
  return lines.flatMap((line, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      fence = mark?.startsWith(fence) ? null : fence;
      return [];
    }
    if (mark) {
      fence = mark;
      return [];
    }
    const text = line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    return [{number: index + 1, text, whole: line, offset: frontMatterLines.length}];
  });
}
