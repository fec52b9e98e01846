import type { Declaration } from '../../../engine/feature/declaration.ts';
import { isAdopted } from '../foreign/make-directive.ts';
import { directiveTitle } from '../read/read-part.ts';
import { endOfLine, stretchOf, type Stretch } from '../tree/destination.ts';
import { fenceOf, findAttribute } from '../read/directive-source.ts';
import { readAttributeList } from '../tree/attribute-list.ts';
import { shorten } from '../../text/shorten.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import { childrenOf, isDirectiveLabel, type NodeOf, toPlainText } from '../tree/syntax-tree.ts';

/** Reports words in the first line of a directive that readers never see, and tabs without a label. */
export function checkTitle(
  node: NodeOf<'containerDirective'>,
  { source, feature }: { readonly source: string; readonly feature: Declaration },
  report: ReportProblem,
): void {
  const { head } = fenceOf(source, node);
  const label = childrenOf(node).find(isDirectiveLabel);
  const title = node.attributes?.['title'];
  const from = label === undefined ? head.end : stretchOf(label).end;
  const list = source[from] === '{' ? readAttributeList(source, from) : undefined;
  const rest = source.slice(list?.end ?? from, endOfLine(source, from));
  const lost = (list?.end === undefined ? rest.replace(/^\{[^{}]*\}/, '') : rest).trim();
  if (lost !== '') {
    report(
      'lost-directive-title',
      { start: head.start, end: from },
      {
        message: `\`${shorten(lost)}\` after \`${shorten(source.slice(head.end - node.name.length, from))}\` is not shown.`,
        help:
          label === undefined && /^[[{]/.test(lost)
            ? `write it on one line and directly after the name, as in \`:::${node.name}[…]{…}\``
            : 'put it in the brackets, or on a line of its own',
      },
    );
  } else checkLabel(node, { feature, at: head }, report);
  if (label !== undefined && feature.label === undefined) {
    report('lost-directive-title', stretchOf(label), {
      message: `\`${shorten(toPlainText(label))}\` is not shown: \`${node.name}\` has no title.`,
      help: 'write it above, or remove it',
    });
  }
  if (title && label !== undefined && feature.label !== undefined) {
    const at = findAttribute(source, node, 'title');
    report('lost-directive-title', at, {
      message: `\`${shorten(source.slice(at.start, at.end))}\` is not shown: the title is in the brackets.`,
      help: 'remove it',
    });
  }
}

/** Reports a block without the title that it must have, or a text without words. */
export function checkLabel(
  node: NodeOf<'containerDirective' | 'textDirective'>,
  { feature, at }: { readonly feature: Declaration; readonly at: Stretch },
  report: ReportProblem,
): void {
  if (feature.label?.required !== true || directiveTitle(node).trim() !== '') return;
  const what = node.type === 'textDirective' ? 'text' : 'title';
  report('untitled-block', at, {
    message: `This ${node.name} has no ${what}.`,
    help: isAdopted(node)
      ? `give it a \`${what}\``
      : `write it in brackets: \`${node.name}[${what === 'text' ? 'Text' : 'Title'}]\``,
  });
}

/** Reports words in brackets after a directive that shows none. */
export function checkWords(
  node: NodeOf<'leafDirective' | 'textDirective'>,
  { ask }: Declaration,
  report: ReportProblem,
): void {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first === undefined || last === undefined) return;
  const words = shorten(toPlainText(node));
  report(
    'lost-directive-title',
    { start: stretchOf(first).start - '['.length, end: stretchOf(last).end + ']'.length },
    {
      message: `\`${words}\` is not shown: \`${node.name}\` has no text of its own.`,
      help:
        ask?.['title'] !== undefined && !node.attributes?.['title']
          ? `put it on a line of its own, or write \`title="${words}"\` in the braces`
          : 'put it on a line of its own, or remove it',
    },
  );
}
