/** Something that is imported. */
export interface NamedImport {
  /** What the page calls it. */
  readonly name: string;
  readonly specifier: string;
  /** What the module calls it; `default` for what it exports without a name. */
  readonly exported: string;
}

/** An `import` or `export` of MDX. */
export interface ModuleCode {
  /** Number of its last line. */
  readonly end: number;
  readonly imports: readonly NamedImport[];
  readonly isExport: boolean;
}

/** Reads the statement that starts on a line; it goes on until its brackets are closed. */
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

/** The value of an exported constant that is written out. */
export function exportedValue(code: string, name: string): string | undefined {
  return new RegExp(
    `^export\\s+const\\s+${name.replaceAll('$', '\\$')}\\s*=\\s*(?:(["'\`])((?:(?!\\1)[^\\\\$\\n])*)\\1|(-?[\\d.]+))\\s*;?\\s*$`,
    'm',
  )
    .exec(code)
    ?.slice(2)
    .find((value) => value !== undefined);
}

/** A statement that is not over yet, without a bracket that would show it. */
function goesOn(line: string, next: string): boolean {
  return next.trim() !== '' && !/[;'"})\]]\s*$/.test(line);
}

/** Brackets that a line opens and does not close; those in strings do not count. */
function depthOf(line: string): number {
  const plain = line.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*$/g, '');
  return plain.split(/[([{]/).length - plain.split(/[)\]}]/).length;
}
