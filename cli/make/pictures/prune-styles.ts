import { parse } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type { Node } from 'postcss-selector-parser';

/**
 * Removes rules for classes that a picture does not have, and unused variables. `outside` are classes of the document
 * itself.
 */
export function pruneStyles(css: string, xml: string, outside: readonly string[]): string {
  const root = parse(css);
  const worn = Array.from(xml.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = '']) => names.split(/\s+/));
  const classes = new Set(['demo-stage', ...outside, ...worn.map(unescapeXml)]);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && String(rule.parent.name).endsWith('keyframes'))
      return;
    const kept = parseSelectors()
      .astSync(rule.selector)
      .nodes.filter((selector) => mayMatch(selector, classes));
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.map((selector) => String(selector).trim()).join(', ');
  });
  for (let before = -1, left = 0; before !== left;) {
    before = left;
    left = 0;
    const used = new Set(Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) left += 1;
      else declaration.remove();
    });
  }
  root.walkComments((comment) => void comment.remove());
  root.walk(
    (node) =>
      void (
        'nodes' in node &&
        node.nodes?.length === 0 &&
        (node.type === 'rule' || node.name !== 'layer') &&
        node.remove()
      ),
  );
  return root.toString();
}

/** Pseudo-classes of which one selector has to match. */
const ANY = new Set([':is', ':where', ':has', ':matches', ':-webkit-any']);

/** Returns whether a selector could match anything in a document with only these classes. */
function mayMatch(node: Node, classes: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'class':
      return classes.has(node.value);
    case 'selector':
      return node.nodes.every((part) => mayMatch(part, classes));
    case 'pseudo':
      return !ANY.has(node.value) || node.nodes.length === 0 || node.nodes.some((part) => mayMatch(part, classes));
    default:
      return true;
  }
}

function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
