import type { Declaration } from '../../../engine/feature/declaration.ts';
import { describeValues, readValue } from '../../../engine/feature/read-ask.ts';
import { findNear, inWords, wordNear } from '../../../engine/text/suggest.ts';
import { foreignCallout } from '../foreign/callouts.ts';
import { directiveNames } from '../../features/index.ts';
import { isAdopted } from '../foreign/make-directive.ts';
import { attributesOf, type Fence, fenceOf, findAttribute } from '../read/directive-source.ts';
import type { ParsedPage } from '../read/parse-page.ts';
import { firstLine, stretchOf } from '../tree/destination.ts';
import { shorten } from '../../text/shorten.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import {
  childrenOf,
  contentOf,
  isDirectiveLabel,
  type Directive,
  type Node,
  type NodeOf,
} from '../tree/syntax-tree.ts';
import { endsInOpenCode } from './check-code.ts';
import { checkLabel, checkTitle, checkWords } from './check-titles.ts';

/** A page whose directives are checked. */
export interface CheckedPage {
  readonly page: Pick<ParsedPage, 'source' | 'features'>;
  readonly report: ReportProblem;
  /** Whether a fence has closed two directives at once: further problems are consequences. */
  isDerailed: boolean;
}

/** Reports the mistakes in a directive of a page parsed with positions. */
export function checkDirective(node: Directive, parent: Node, checked: CheckedPage): void {
  const { page, report } = checked;
  const { source, features } = page;
  const feature = features[node.name];
  const written = fenceOf(source, node);
  const fence = isAdopted(node) ? { ...written, head: firstLine(source, stretchOf(node)) } : written;
  if (node.type === 'textDirective') {
    if (feature === undefined) return;
    checkLabel(node, { feature, at: fence.head }, report);
    if (feature.label === undefined && feature.component === undefined) checkWords(node, feature, report);
    checkAttributes(node, feature, fence, checked);
  } else if (feature === undefined || !feature.asked.includes(node.type === 'leafDirective' ? 'line' : 'block'))
    reportForm(node, fence, checked);
  else if (node.type === 'leafDirective') {
    if (checkAttributes(node, feature, fence, checked)) checkWords(node, feature, report);
  } else if (isAdopted(node)) {
    checkLabel(node, { feature, at: fence.head }, report);
    checkAttributes(node, feature, fence, checked);
    checkPlace(node, parent, fence, checked);
  } else if (isFenced(node, fence, checked)) {
    checkTitle(node, { source, feature }, report);
    checkAttributes(node, feature, fence, checked);
    checkPlace(node, parent, fence, checked);
  }
}

/** Reports a directive that no feature takes in this form: on lines of its own, with or without content. */
function reportForm({ name, type }: Directive, fence: Fence, { page: { features }, report }: CheckedPage): void {
  const { asked = [], ask } = features[name] ?? {};
  if (asked.includes(type === 'leafDirective' ? 'block' : 'line')) {
    report(
      'unknown-directive',
      fence.head,
      type === 'leafDirective'
        ? {
            message: `\`${name}\` with two colons is not a directive.`,
            help: `open it with \`:::${name}\` and close it with \`:::\``,
          }
        : {
            message: `\`${name}\` takes no content, so it is a single line.`,
            help: `write it with two colons, as \`::${name}${ask === undefined ? '' : '{…}'}\`, and without a closing line`,
          },
    );
  } else if (asked.includes('text')) {
    report('unknown-directive', fence.head, {
      message: `\`${name}\` belongs in a line of text.`,
      help: `write it with one colon, as \`:${name}[…]\``,
    });
  } else {
    const names = directiveNames(features);
    const called = foreignCallout(name)?.name;
    const near = findNear(name, names) ?? (called === undefined ? undefined : { value: called, isClear: true });
    report('unknown-directive', fence.name, {
      message: `There is no directive \`${name}\`.`,
      help: wordNear(near) ?? `use ${inWords(names, 'or')}`,
      write: near?.isClear === true ? near.value : undefined,
    });
  }
}

/** Reports the fences of a block that do not fit together; returns whether the rest of it can be checked. */
function isFenced(node: NodeOf<'containerDirective'>, fence: Fence, checked: CheckedPage): boolean {
  const { page, report } = checked;
  const { source } = page;
  const inner = childrenOf(node).find(
    (child) => child.type === 'containerDirective' && fenceOf(source, child).colons === fence.colons,
  );
  if (inner?.type === 'containerDirective') {
    checked.isDerailed = true;
    report('stray-directive-fence', fence.head, {
      message: `\`${node.name}\` has as many colons as \`${inner.name}\` inside it, so the first closing line ends both.`,
      help: `open and close \`${node.name}\` with \`${':'.repeat(fenceOf(source, inner).colons + 1)}\``,
    });
    return false;
  }
  if (checked.isDerailed) return false;
  if (!isClosed(source, node, fence) && !endsInOpenCode(node, source)) {
    const short = childrenOf(node).some((child) => {
      const { start, end } = stretchOf(child);
      return child.type === 'paragraph' && SHORT_FENCE.test(source.slice(start, end));
    });
    checked.isDerailed = short;
    report('unclosed-directive', fence.head, {
      message: `\`${node.name}\` has no closing line${short ? ' with as many colons' : ''}.`,
      help: short
        ? `close it with \`${':'.repeat(fence.colons)}\``
        : `add a line \`${':'.repeat(fence.colons)}\` after its last line`,
    });
  }
  return true;
}

function checkPlace(
  node: NodeOf<'containerDirective'>,
  parent: Node,
  { head }: Fence,
  { page, report }: CheckedPage,
): void {
  const { source, features } = page;
  if (features[node.name]?.content === 'files') checkTree(node, report);
  const { within } = features[node.name] ?? {};
  const isInside = parent.type === 'containerDirective' && parent.name === within;
  if (within !== undefined && !isInside) {
    report('misplaced-directive', head, {
      message: `This \`${node.name}\` is outside \`${within}\`.`,
      help: `put it between \`::::${within}\` and \`::::\``,
    });
  }
  const only = Object.entries(features).flatMap(([name, own]) => (own.within === node.name ? [name] : []));
  if (only.length === 0) return;
  const intruder = childrenOf(node).find(
    (child) => !isDirectiveLabel(child) && !(child.type === 'containerDirective' && only.includes(child.name)),
  );
  if (intruder !== undefined) {
    report('misplaced-directive', firstLine(source, stretchOf(intruder)), {
      message: `Only ${inWords(only, 'or')} directives can be directly inside \`${node.name}\`.`,
      help: `move this into a ${only[0] ?? ''}, or out of \`${node.name}\``,
    });
  }
}

/** Checks what is written in the braces; returns whether nothing is missing. */
function checkAttributes(node: Directive, feature: Declaration, { head }: Fence, checked: CheckedPage): boolean {
  const { report } = checked;
  const { source } = checked.page;
  const written = node.attributes ?? {};
  const list = isAdopted(node) ? undefined : attributesOf(source, node);
  if (list !== undefined && list.end === undefined && Object.keys(written).length > 0) {
    report('directive-attribute', head, {
      message: `The attributes of this \`${node.name}\` have an open quote, or a brace without quotes.`,
      help: 'write each value in quotes, as in `name="…"`; `&quot;` stands for a quote in it',
    });
    return true;
  }
  // Any attribute is a prop, which its component checks.
  if (feature.component !== undefined) return true;
  const { ask: shape = {} } = feature;
  const missing = Object.keys(shape).find((name) => shape[name]?.required === true && !written[name]);
  const isMeant = reportUnknown(node, feature, missing, checked);
  if (missing !== undefined && !isMeant) {
    report('directive-attribute', head, {
      message: `This \`${node.name}\` has no \`${missing}\`.`,
      help: isAdopted(node)
        ? `give it a \`${missing}\``
        : `write \`${source.slice(head.start, head.end)}${node.type === 'textDirective' ? '[…]' : ''}{${missing}="…"}\``,
    });
  }
  for (const [name, attribute] of Object.entries(shape)) {
    const text = written[name];
    if (text === undefined || name === missing || readValue(name, attribute, text ?? '') !== undefined) continue;
    report('directive-attribute', findAttribute(source, node, name), {
      message: `\`${name}\` of \`${node.name}\` ${text ? `does not take the value \`${shorten(text)}\`` : 'is empty'}.`,
      help: describeValues(name, attribute),
    });
  }
  return missing === undefined;
}

/** Reports attributes that a feature does not take; returns whether one of them is probably the `missing` one. */
function reportUnknown(
  node: Directive,
  { ask = {}, label }: Declaration,
  missing: string | undefined,
  { page: { source }, report }: CheckedPage,
): boolean {
  const written = node.attributes ?? {};
  const known = [...(label === undefined || node.type !== 'containerDirective' ? [] : ['title']), ...Object.keys(ask)];
  const unknown = Object.keys(written).filter((name) => !known.includes(name));
  for (const name of unknown) {
    const at = findAttribute(source, node, name);
    // If there is exactly one unknown attribute, it is probably the missing one.
    const near =
      findNear(name, known) ??
      (unknown.length === 1 && missing !== undefined ? { value: missing, isClear: false } : undefined);
    report('directive-attribute', at, {
      message: `\`${node.name}\` has no attribute \`${name}\`.`,
      help: wordNear(near) ?? (known.length === 0 ? 'remove it' : `use ${inWords(known, 'or')}, or remove it`),
      write:
        near?.isClear === true && written[near.value] === undefined
          ? near.value + source.slice(at.start + name.length, at.end)
          : undefined,
    });
    // What follows is a consequence.
    if (near !== undefined && near.value === missing) return true;
  }
  return false;
}

/** Reports a line of colons that became text. */
export function checkStrayFence(
  node: NodeOf<'paragraph'>,
  { page: { source }, report, isDerailed }: CheckedPage,
): void {
  const { start, end } = stretchOf(node);
  if (isDerailed || !source.slice(start, end).includes(':::')) return;
  const stray = /^[ \t>]*(:{3,})/m.exec(source.slice(start, end));
  if (stray === null) return;
  const { 0: line, 1: colons = '', index } = stray;
  const closing = start + index + line.length;
  const at = { start: closing - colons.length, end: closing };
  report('stray-directive-fence', at, {
    message: 'This line of colons neither opens nor closes a directive.',
    help: 'write the name directly after the colons, give the outer directive more colons, or remove the line',
  });
}

/** A closing line that became text, because another directive is open that has more colons. */
const SHORT_FENCE = /^[ \t>]*:{3,}[ \t]*$/m;

function isClosed(source: string, node: Node, { colons, head }: Fence): boolean {
  const { end } = stretchOf(node);
  const lastLine = source.slice(Math.max(head.end, source.lastIndexOf('\n', end - 1)), end);
  return (/(:+)\s*$/.exec(lastLine)?.[1]?.length ?? 0) >= colons;
}

/** Reports what is neither a name nor a list of names in a file tree. */
function checkTree(parent: Node, report: ReportProblem): void {
  for (const [at, child] of contentOf(parent).entries()) {
    const isName = parent.type === 'listItem' && at === 0 && child.type === 'paragraph';
    if (isName || child.type === 'html') continue;
    if (child.type === 'list' && child.ordered !== true) for (const item of child.children) checkTree(item, report);
    else
      report('misplaced-directive', stretchOf(child), {
        message: `Only names in lists without numbers can be in \`file-tree\`.`,
        help: child.type === 'list' ? 'start each name with `-`' : 'write it after a name, or outside of `file-tree`',
      });
  }
}
