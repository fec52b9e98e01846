import { stretchOf } from '../tree/destination.ts';
import { endOfLine, fenceOf, findAttribute } from '../read/directive-source.ts';
import { TAB, TAB_SET } from '../tree/directives.ts';
import { type ReportProblem, shorten } from '../tree/report-problem.ts';
import { childrenOf, isDirectiveLabel, type NodeOf, toPlainText } from '../tree/syntax-tree.ts';

/** Reports words in the first line of a directive that readers never see, and tabs without a label. */
export function checkTitle(node: NodeOf<'containerDirective'>, source: string, report: ReportProblem): void {
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
  } else if (node.name === TAB && label === undefined && !title) {
    report('unnamed-tab', head, { message: 'This tab has no label.', help: 'write it in brackets: `tab[Label]`' });
  }
  if (label !== undefined && node.name === TAB_SET) {
    report('lost-directive-title', stretchOf(label), {
      message: `\`${shorten(toPlainText(label))}\` is not shown: \`tabs\` has no title.`,
      help: 'write it above the tabs, or remove it',
    });
  }
  if (title && (label !== undefined || node.name === TAB_SET)) {
    const at = findAttribute(source, { start: head.start, end: endOfLine(source, head.start) }, 'title');
    report('lost-directive-title', at, {
      message: `\`${shorten(source.slice(at.start, at.end))}\` is not shown: ${node.name === TAB_SET ? '`tabs` has no title' : 'the title is in the brackets'}.`,
      help: 'remove it',
    });
  }
}

/** Reports words in brackets after a leaf directive. */
export function checkWords(node: NodeOf<'leafDirective'>, report: ReportProblem): void {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first === undefined || last === undefined) return;
  const words = shorten(toPlainText(node));
  report(
    'lost-directive-title',
    { start: stretchOf(first).start - '['.length, end: stretchOf(last).end + ']'.length },
    {
      message: `\`${words}\` is not shown: \`${node.name}\` has no text of its own.`,
      help:
        node.name === 'demo' && !node.attributes?.['title']
          ? `put it on a line of its own, or write \`title="${words}"\` in the braces to name the demo for people who use a screen reader`
          : 'put it on a line of its own, or remove it',
    },
  );
}
