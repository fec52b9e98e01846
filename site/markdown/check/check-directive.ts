import { didYouMean, findNear, inWords, wordNear } from '../../../engine/text/suggest.ts';
import { endsInOpenCode } from './check-code.ts';
import { checkTitle, checkWords } from './check-titles.ts';
import { stretchOf } from '../tree/destination.ts';
import { endOfLine, type Fence, fenceOf, findAttribute, firstLine } from '../read/directive-source.ts';
import {
  calloutOf,
  CONTAINER_ATTRIBUTES,
  DIRECTIVE_NAMES,
  PART_ATTRIBUTES,
  TAB,
  TAB_SET,
  TITLE_ATTRIBUTE,
} from '../tree/directives.ts';
import { isAdopted } from '../foreign/make-directive.ts';
import { type ReportProblem, shorten } from '../tree/report-problem.ts';
import {
  childrenOf,
  type Directive,
  isDirectiveLabel,
  type Node,
  type NodeOf,
  toPlainText,
} from '../tree/syntax-tree.ts';

/** Reports the mistakes in the directives of one page. */
export interface DirectiveChecks {
  directive(node: Directive, parent: Node): void;
  /** Finds lines of colons that became text. */
  paragraph(node: NodeOf<'paragraph'>): void;
}

/** Creates the checks for a page parsed with positions. */
export function createDirectiveChecks(source: string, report: ReportProblem): DirectiveChecks {
  // After a fence that closed two directives at once, further problems are consequences.
  let derailed = false;
  const hasFences = source.includes(':::');

  const container = (node: NodeOf<'containerDirective'>, parent: Node, fence: Fence): void => {
    const inner = childrenOf(node).find(
      (child) => child.type === 'containerDirective' && fenceOf(source, child).colons === fence.colons,
    );
    if (inner?.type === 'containerDirective') {
      derailed = true;
      report('stray-directive-fence', fence.head, {
        message:
          `\`${node.name}\` has as many colons as \`${inner.name}\` inside it, ` +
          'so the first closing line ends both.',
        help: `open and close \`${node.name}\` with \`${':'.repeat(fenceOf(source, inner).colons + 1)}\``,
      });
      return;
    }
    if (derailed) return;
    if (!isClosed(source, node, fence) && !endsInOpenCode(node, source)) {
      const short = childrenOf(node).some(
        (child) => child.type === 'paragraph' && SHORT_FENCE.test(source.slice(...rangeOf(child))),
      );
      derailed ||= short;
      report('unclosed-directive', fence.head, {
        message: `\`${node.name}\` has no closing line${short ? ' with as many colons' : ''}.`,
        help: short
          ? `close it with \`${':'.repeat(fence.colons)}\``
          : `add a line \`${':'.repeat(fence.colons)}\` after its last line`,
      });
    }
    checkTitle(node, source, report);
    checkTitleAttributes(node, fence);
    checkPlace(node, parent, fence);
  };

  const checkTitleAttributes = (node: NodeOf<'containerDirective'>, { head }: Fence): void => {
    const known = CONTAINER_ATTRIBUTES[node.name] ?? TITLE_ATTRIBUTE;
    const line = { start: head.start, end: endOfLine(source, head.start) };
    for (const name of Object.keys(node.attributes ?? {})) {
      if (known.includes(name)) continue;
      report('directive-attribute', findAttribute(source, line, name), {
        message: `\`${node.name}\` has no attribute \`${name}\`.`,
        help: didYouMean(name, known) ?? 'remove it',
      });
    }
  };

  const checkPlace = (node: NodeOf<'containerDirective'>, parent: Node, { head }: Fence): void => {
    const inTabs = parent.type === 'containerDirective' && parent.name === TAB_SET;
    if (node.name === TAB && !inTabs) {
      report('misplaced-directive', head, {
        message: 'This `tab` is outside `tabs`.',
        help: 'put all tabs of a set between `::::tabs` and `::::`',
      });
    }
    if (node.name !== TAB_SET) return;
    const intruder = childrenOf(node).find(
      (child) => !isDirectiveLabel(child) && !(child.type === 'containerDirective' && child.name === TAB),
    );
    if (intruder !== undefined) {
      report('misplaced-directive', firstLine(source, intruder), {
        message: 'Only `tab` directives can be directly inside `tabs`.',
        help: 'move this into a tab, or out of the set',
      });
    }
  };

  const checkAttributes = (node: NodeOf<'leafDirective'>, { head }: Fence): void => {
    const known = PART_ATTRIBUTES[node.name] ?? {};
    const written = node.attributes ?? {};
    const line = { start: head.start, end: endOfLine(source, head.start) };
    const missing = Object.keys(known).find((name) => known[name] === true && !written[name]);
    const unknown = Object.keys(written).filter((name) => !Object.hasOwn(known, name));
    const withColon = unknown.find((name) => name.endsWith(':') && Object.hasOwn(known, name.slice(0, -1)));
    if (withColon !== undefined) {
      report('directive-attribute', findAttribute(source, line, withColon), {
        message: `\`${node.name}\` has no attribute \`${withColon}\`.`,
        help: `write \`${withColon.slice(0, -1)}="…"\`, with an equals sign`,
      });
      return;
    }
    const label = toPlainText(node);
    if (missing === 'src' && DEMO_SOURCE.test(label)) {
      report('directive-attribute', head, {
        message: `This \`${node.name}\` has no \`src\`.`,
        help: `write \`::demo{src="${label}"}\``,
      });
      return;
    }
    checkWords(node, report);
    let isMeant = false;
    for (const name of unknown) {
      const at = findAttribute(source, line, name);
      // If there is exactly one unknown attribute, it is probably the missing one.
      const near =
        findNear(name, Object.keys(known)) ??
        (unknown.length === 1 && missing !== undefined ? { value: missing, isClear: false } : undefined);
      isMeant ||= near?.value === missing;
      report('directive-attribute', at, {
        message: `\`${node.name}\` has no attribute \`${name}\`.`,
        help: wordNear(near) ?? `use ${inWords(Object.keys(known), 'or')}`,
        write:
          near?.isClear === true && written[near.value] === undefined
            ? near.value + source.slice(at.start + name.length, at.end)
            : undefined,
      });
    }
    if (missing !== undefined && !isMeant) {
      report('directive-attribute', head, {
        message: `This \`${node.name}\` has no \`${missing}\`.`,
        help: `write \`::${node.name}{${missing}="…"}\``,
      });
    }
    const { src } = written;
    if (node.name === 'demo' && src && !DEMO_SOURCE.test(src)) {
      report('directive-attribute', findAttribute(source, line, 'src'), {
        message: `\`${shorten(src)}\` is not a demo of this page.`,
        help: /^[\w/-]+$/.test(src)
          ? `write \`${src}.tsx\`, if that is the file`
          : DEMO_SOURCE.test(src.replaceAll(CURLED, ''))
            ? `write it in straight quotes: \`src="${src.replaceAll(CURLED, '')}"\``
            : DEMO_SOURCE.test(src.replace(/#.*$/, ''))
              ? 'write the name of a component that the file exports after `#`, or leave it out'
              : `write the path of a \`.tsx\` file from the page’s folder, such as \`${/[A-Z]\w*\.tsx$/.exec(src)?.[0] ?? 'BasicButton.tsx'}\``,
      });
    }
    const { frame } = written;
    if (node.name === 'demo' && frame && !FRAME_HEIGHT.test(frame)) {
      report('directive-attribute', findAttribute(source, line, 'frame'), {
        message: `\`${shorten(frame)}\` is not a valid frame height.`,
        help: 'write a number of pixels up to 4000, as in `frame=480`, or only `frame`',
      });
    }
    if (node.name !== 'demo') return;
    if (written['title'] === '') {
      report('directive-attribute', findAttribute(source, line, 'title'), {
        message: 'The title of this demo is empty.',
        help: 'write what it shows, as in `title="Sizes of buttons"`, or remove it',
      });
    }
    for (const name of SWITCHES) {
      const value = written[name];
      if (!value || value === name || /^(?:true|false)$/.test(value)) continue;
      report('directive-attribute', findAttribute(source, line, name), {
        message: `\`${name}\` does not take the value \`${shorten(value)}\`.`,
        help: `write only \`${name}\`, or leave it out`,
      });
    }
  };

  return {
    directive(node, parent) {
      const fence = fenceOf(source, node);
      if (!DIRECTIVE_NAMES.includes(node.name)) {
        const called = calloutOf(node.name);
        const near =
          findNear(node.name, DIRECTIVE_NAMES) ?? (called === undefined ? undefined : { value: called, isClear: true });
        report('unknown-directive', fence.name, {
          message: `There is no directive \`${node.name}\`.`,
          help: wordNear(near) ?? KNOWN,
          write: near?.isClear === true ? near.value : undefined,
        });
      } else if (PART_ATTRIBUTES[node.name] !== undefined) {
        if (node.type === 'leafDirective') {
          checkAttributes(node, fence);
        } else {
          report('unknown-directive', fence.head, {
            message: `\`${node.name}\` takes no content, so it is a single line.`,
            help: `write it with two colons, as \`::${node.name}{…}\`, and without a closing line`,
          });
        }
      } else if (node.type === 'leafDirective') {
        report('unknown-directive', fence.head, {
          message: `\`${node.name}\` with two colons is not a directive.`,
          help: `open it with \`:::${node.name}\` and close it with \`:::\``,
        });
      } else if (isAdopted(node)) checkPlace(node, parent, { ...fence, head: firstLine(source, node) });
      else container(node, parent, fence);
    },
    paragraph(node) {
      if (!hasFences || derailed) return;
      const { start, end } = stretchOf(node);
      const stray = /^[ \t>]*(:{3,})/m.exec(source.slice(start, end));
      if (stray === null) return;
      const at = start + stray.index + stray[0].length;
      report(
        'stray-directive-fence',
        { start: at - (stray[1]?.length ?? 0), end: at },
        {
          message: 'This line of colons neither opens nor closes a directive.',
          help: 'write the name directly after the colons, give the outer directive more colons, or remove the line',
        },
      );
    },
  };
}

/** Source of a demo, in the folder of its page or of the section's demos, or below; `#Name` selects an export. */
const DEMO_SOURCE = /^(?:[\w-]+\/)*[\w-][\w.-]*\.[jt]sx(?:#[A-Z]\w*)?$/;

/** Quotation marks of word processors. */
const CURLED = /[“”„‟«»]/g;

/** Attributes of a demo without a value. */
const SWITCHES = ['wide', 'client'];

/** In CSS pixels. */
const FRAME_HEIGHT = /^(?:[1-9]\d{0,2}|[1-3]\d{3}|4000)$/;

/** A closing line that became text, because another directive is open that has more colons. */
const SHORT_FENCE = /^[ \t>]*:{3,}[ \t]*$/m;

function rangeOf(node: Node): [start: number, end: number] {
  const { start, end } = stretchOf(node);
  return [start, end];
}

const KNOWN = `use ${inWords(DIRECTIVE_NAMES, 'or')}`;

function isClosed(source: string, node: Node, { colons, head }: Fence): boolean {
  const { end } = stretchOf(node);
  const lastLine = source.slice(Math.max(head.end, source.lastIndexOf('\n', end - 1)), end);
  return (/(:+)\s*$/.exec(lastLine)?.[1]?.length ?? 0) >= colons;
}
