/**
 * What only a demo's own library may style: what stands in a demo's stage, and what its components put at the end of
 * the body, where the site itself has no `div` with content.
 */
const FOREIGN = ':where(:not(.demo-stage *,body>div *))';

/**
 * Keeps the site's rules for bare elements from reaching into demos; no rule gains or loses weight by it. Selectors
 * that ask for a class of the site stay as they are: no demo has one.
 *
 * @example
 * outsideDemos('.prose li::marker { color: red }') // '.prose li:where(…)::marker { color: red }'
 */
export function outsideDemos(sheet: string): string {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  return bare.replace(/([^{};]+)\{/g, (rule, prelude: string) =>
    prelude.trimStart().startsWith('@') ? rule : `${splitList(prelude).map(excludeForeign).join(',')} {`,
  );
}

/** A class, other than that of the text that demos stand in, or a part of the page that is no part of its text. */
const OWN_CLASS = /\.(?!prose\b)[a-z]|\bmain\b|\.prose\s*(?:>|$)|^\s*\[data-dense\]$/;

function excludeForeign(selector: string): string {
  const [, subject = '', pseudo = ''] = /^([\s\S]*?)\s*(::[\w-]+\s*)?$/.exec(selector) ?? [];
  return OWN_CLASS.test(subject.replace(/\([^()]*\)/g, '')) ? selector : `${subject}${FOREIGN}${pseudo}`;
}

/** Cuts a list of selectors at the commas that stand in no brackets. */
function splitList(list: string): readonly string[] {
  let depth = 0;
  let start = 0;
  const selectors: string[] = [];
  for (let at = 0; at < list.length; at++) {
    const character = list.charAt(at);
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (character === ',' && depth === 0) {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, list.slice(start)];
}
