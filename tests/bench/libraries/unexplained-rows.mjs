/** Names of the language, which every reader of types knows. */
const KNOWN = new Set(
  (
    'any unknown never void undefined null true false string number boolean bigint symbol object this keyof typeof infer ' +
    'extends is asserts readonly new unique function in out abstract import as const ' +
    'Array ReadonlyArray Record Partial Required Readonly Pick Omit Exclude Extract NonNullable Parameters ReturnType ' +
    'InstanceType ConstructorParameters Awaited Promise PromiseLike Map Set ReadonlyMap ReadonlySet WeakMap WeakSet Date ' +
    'RegExp Function Object String Number Boolean Symbol Error Iterable Iterator IterableIterator ThisType Uppercase ' +
    'Lowercase Capitalize Uncapitalize NoInfer'
  ).split(' '),
);

/** Lists the rows with a type that contains a name without a meaning in the data, as `Export row: Name`. */
export function unexplainedRows(entries) {
  let rows = 0;
  const unexplained = [];
  for (const entry of entries) {
    const known = new Set([...Object.keys(entry.names ?? {}), ...(entry.types ?? []).map(({ name }) => name)]);
    for (const { name, type } of rowsOf(entry)) {
      rows++;
      const open = namesIn(type).filter((each) => !isKnown(each, known));
      if (open.length > 0) unexplained.push(`${entry.name} ${name}: ${open.join(', ')}`);
    }
  }
  return { rows, unexplained };
}

function rowsOf(entry) {
  const lists = [
    entry.props,
    entry.members,
    ...(entry.alternatives ?? []).map(({ props }) => props),
    ...(entry.inherited ?? []).map(({ props }) => props),
    ...(entry.signatures ?? [entry]).flatMap(({ parameters, returns }) => [
      parameters,
      returns?.members?.length > 0 ? returns.members : returns && [{ name: 'return value', type: returns.type }],
    ]),
  ];
  return lists.flatMap((list) => list ?? []).filter(({ type }) => typeof type === 'string');
}

function isKnown(name, known) {
  const parts = name.split('.');
  return KNOWN.has(parts[0]) || parts.some((_, at) => known.has(parts.slice(0, at + 1).join('.')));
}

/** Lists the names of types in a type: not the keys of objects, the names of parameters, or what is bound in the type. */
function namesIn(type) {
  const code = type.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''").replaceAll(/`[^`]*`/g, "''");
  const bound = new Set(
    Array.from(code.matchAll(/(?:<|, ?|infer |\[)([A-Za-z_$][\w$]*)(?= (?:extends|in) )/g), ([, name]) => name),
  );
  return [
    ...new Set(
      Array.from(
        code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*(?!\s*\??:|[\w$])/g),
        ([name]) => name,
      ),
    ),
  ].filter((name) => !bound.has(name));
}
