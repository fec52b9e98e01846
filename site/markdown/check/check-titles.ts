import type { Declaration } from '../../../engine/feature/declaration.ts';
import { isAdopted } from '../foreign/make-directive.ts';
import { titleOf } from '../read/read-part.ts';
import { stretchOf, type Stretch } from '../tree/destination.ts';
import { endOfLine, fenceOf, findAttribute } from '../read/directive-source.ts';
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
  const lost = source
    .slice(from, endOfLine(source, from))
    .replace(/^\{[^{}]*\}/, '')
    .trim();
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
    const at = findAttribute(source, { start: head.start, end: endOfLine(source, head.start) }, 'title');
    report('lost-directive-title', at, {
      message: `\`${shorten(source.slice(at.start, at.end))}\` is not shown: the title is in the brackets.`,
      help: 'remove it',
    });
  }
}

/** Reports a block without the title that it must have. */
export function checkLabel(
  node: NodeOf<'containerDirective'>,
  { feature, at }: { readonly feature: Declaration; readonly at: Stretch },
  report: ReportProblem,
): void {
  if (feature.label?.required !== true || titleOf(node).trim() !== '') return;
  report('untitled-block', at, {
    message: `This ${node.name} has no title.`,
    help: isAdopted(node) ? 'give it a `title`' : `write it in brackets: \`${node.name}[Title]\``,
  });
}

/** Reports words in brackets after a leaf directive. */
export function checkWords(node: NodeOf<'leafDirective'>, { ask }: Declaration, report: ReportProblem): void {
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
