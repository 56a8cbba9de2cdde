/** Lists the modules in the import statements of a file: `a.b` for `from a.b import c`. */
export function importedModules(code: string): string[] {
  const found = new Set<string>();
  for (const [, module = ''] of code.matchAll(/^[ \t]*from[ \t]+([\w.]+)[ \t]+import\b/gm)) {
    found.add(module);
  }
  for (const [, list = ''] of code.matchAll(/^[ \t]*import[ \t]+([^\n#]*)/gm)) {
    list.split(',').forEach((part) => found.add(/[\w.]+/.exec(part)?.[0] ?? ''));
  }
  return [...found].filter((module) => /^[A-Za-z_]/.test(module));
}
