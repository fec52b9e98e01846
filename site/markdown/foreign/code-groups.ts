import { stretchOf } from '../tree/destination.ts';
import { parseFenceMeta } from '../tree/fence-meta.ts';
import { shorten } from '../../text/shorten.ts';
import { isDirectiveLabel, type Node, type NodeOf, toPlainText } from '../tree/syntax-tree.ts';
import type { Intake } from './intake.ts';
import { makeDirective } from './make-directive.ts';

/** VitePress's directive for a group of code blocks. */
export const CODE_GROUP = 'code-group';

/**
 * Converts a group of code blocks to tabs; labels are the text in brackets after the language, the title, or the
 * language.
 */
export function readCodeGroup(group: NodeOf<'containerDirective'>, { lose }: Intake): Node {
  const tabs = group.children.flatMap((child): readonly Node[] => {
    if (isDirectiveLabel(child)) {
      lose({
        code: 'lost-directive-title',
        at: stretchOf(child),
        message: `\`${shorten(toPlainText(child))}\` is not shown: a \`code-group\` has no title.`,
        help: 'write it above the group, or remove it',
      });
      return [];
    }
    if (child.type === 'code')
      return [
        makeDirective({
          type: 'containerDirective',
          name: 'tab',
          title: nameOf(child),
          children: [withoutLabel(child)],
          position: child.position,
        }),
      ];
    lose({
      code: 'misplaced-directive',
      at: stretchOf(child),
      message: 'Only code blocks can be in a `code-group`.',
      help: 'move this out of the group',
    });
    return [];
  });
  return makeDirective({ type: 'containerDirective', name: 'tabs', children: tabs, position: group.position });
}

const LABEL = /\[([^\]]+)\]/;

/** Finds the label. Ignores brackets that open after the last closing one, because each would be read to the end. */
function findLabel(info: string): RegExpExecArray | null {
  return LABEL.exec(info.slice(0, info.lastIndexOf(']') + 1));
}

function nameOf({ lang, meta }: NodeOf<'code'>): string {
  const info = `${lang ?? ''} ${meta ?? ''}`;
  return findLabel(info)?.[1] ?? parseFenceMeta(info).title ?? (lang?.replace(/[{:].*/, '') || 'Code');
}

function withoutLabel(code: NodeOf<'code'>): Node {
  const without = (info: string | null | undefined) => info?.replace(findLabel(info)?.[0] ?? '', '') ?? null;
  return { ...code, lang: without(code.lang), meta: without(code.meta) };
}
