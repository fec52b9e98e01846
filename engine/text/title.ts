/**
 * Derives the title of a node that has none from its subheader or pathname (requirement C2): the last segment without a
 * leading `react-`, with spaces for hyphens and a capital first letter; below a segment `api`, the name of a component
 * or hook.
 * @example
 * deriveTitle('/a/react-text-field')  // 'Text field'
 * deriveTitle('data-display')         // 'Data display'
 * deriveTitle('/a/api/css-baseline')  // 'CssBaseline'
 * deriveTitle('/a/api/use-button')    // 'useButton'
 * deriveTitle('https://a.b/versions/') // 'Versions'
 */
export function deriveTitle(text: string): string {
  const path = ENDING.test(text) ? text.replace(/[?#].*$/, '').replace(/\/+$/, '') : text;
  const start = path.lastIndexOf('/') + 1;
  const last = path.slice(start);
  if (`/${path.slice(0, start)}`.includes('/api/')) return codeName(last);
  return upperFirst(last.replace(/^react-/, '').replaceAll('-', ' '));
}

const ENDING = /[?#]|\/$/;

function codeName(slug: string): string {
  const words = slug.split('-').filter((word) => word !== '');
  const name = words.map(upperFirst).join('');
  return words[0] === 'use' ? `use${name.slice('use'.length)}` : name;
}

function upperFirst(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  return text === '' ? '' : first.toUpperCase() + text.slice(first.length);
}
