/** An import. */
interface NamedImport {
  /** Its name in the page. */
  readonly name: string;
  readonly specifier: string;
  /** Its name in the module; `default` for the default export. */
  readonly exported: string;
}

/** An `import` or `export` in MDX. */
interface ModuleCode {
  /** Index of its last line. */
  readonly end: number;
  readonly imports: readonly NamedImport[];
  readonly isExport: boolean;
}

/** Reads the statement that starts on a line and continues until its brackets are closed. */
export function readModuleCode(lines: readonly string[], from: number): ModuleCode {
  let end = from;
  let depth = depthOf(lines[from] ?? '');
  while (end + 1 < lines.length && (depth > 0 || goesOn(lines[end] ?? '', lines[end + 1] ?? '')))
    depth += depthOf(lines[++end] ?? '');
  const statement = lines.slice(from, end + 1).join('\n');
  const [, bindings = '', specifier] = /^import\s+(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/.exec(statement) ?? [];
  if (specifier === undefined) return { end, imports: [], isExport: true };
  const [, named = ''] = /\{([^}]*)\}/.exec(bindings) ?? [];
  const main = /^\s*([A-Za-z_$][\w$]*)/.exec(bindings)?.[1] ?? /\*\s+as\s+([\w$]+)/.exec(bindings)?.[1];
  const others = named.split(',').flatMap((entry): readonly NamedImport[] => {
    const [exported = '', name = exported] = entry.trim().split(/\s+as\s+/);
    return exported === '' ? [] : [{ name, specifier, exported }];
  });
  return {
    end,
    imports: [...(main === undefined ? [] : [{ name: main, specifier, exported: 'default' }]), ...others],
    isExport: false,
  };
}

/** Returns the value of an exported constant with a literal value. */
export function exportedValue(code: string, name: string): string | undefined {
  return new RegExp(
    `^export\\s+const\\s+${name.replaceAll('$', '\\$')}\\s*=\\s*(?:(["'\`])((?:(?!\\1)[^\\\\$\\n])*)\\1|(-?[\\d.]+))\\s*;?\\s*$`,
    'm',
  )
    .exec(code)
    ?.slice(2)
    .find((value) => value !== undefined);
}

/** Returns whether a statement continues although no bracket is open. */
function goesOn(line: string, next: string): boolean {
  return next.trim() !== '' && !/[;'"})\]]\s*$/.test(line);
}

/** Returns how many brackets a line opens minus those it closes, outside strings. */
function depthOf(line: string): number {
  const plain = line.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*$/g, '');
  return plain.split(/[([{]/).length - plain.split(/[)\]}]/).length;
}
