import { parse, type Container } from 'postcss';
import { inMode, variablesIn, withVariables } from './css-functions.ts';
import { modeOfQuery, modeOfSelectors, type CssMode } from './css-mode.ts';
import { typeOfCss } from './css-type.ts';
import { sampleOf } from './sample.ts';
import type { ReadToken, ReadTokens, TokenValue, Unread } from './token.ts';

/** The values of a variable on the document; a mode replaces what is always. */
type Values = Partial<Record<CssMode, string>>;
type Variables = ReadonlyMap<string, Values>;

/**
 * Reads the variables that a stylesheet sets on the document, in both modes: by `light-dark()`, in a query for the mode,
 * or with a class or attribute for it. Throws what PostCSS does if the stylesheet is not valid.
 */
export function readCssTokens(sheet: string): ReadTokens {
  const variables = listVariables(sheet);
  const unread: Unread[] = [];
  const tokens = [...variables.keys()].flatMap((name): readonly ReadToken[] => {
    const circle = findCircle(name, variables);
    if (circle !== undefined) {
      unread.push({ name, why: `refers to itself: ${circle.map((one) => `\`${one}\``).join(' → ')}` });
      return [];
    }
    const [light, dark] = (['light', 'dark'] as const).map((mode) => read(name, mode, variables));
    return [{ name, group: '', type: light?.type ?? dark?.type, ...valueIn('light', light), ...valueIn('dark', dark) }];
  });
  return { tokens, unread };
}

function valueIn(
  mode: 'light' | 'dark',
  read: (TokenValue & Pick<ReadToken, 'type'>) | undefined,
): Pick<ReadToken, 'light' | 'dark'> {
  if (read === undefined) return {};
  const { type: _, ...value } = read;
  return { [mode]: value };
}

/** At-rules that always apply; `theme` is where Tailwind CSS has its variables. */
const AROUND = new Set(['layer', 'supports', 'theme']);

function listVariables(sheet: string): Variables {
  const found = new Map<string, Values>();
  const visit = (container: Container, around: CssMode, isOnDocument: boolean): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'decl' && isOnDocument && node.prop.startsWith('--')) {
        const values = found.get(node.prop) ?? {};
        values[around] = node.value.trim().replaceAll(/\s+/g, ' ');
        found.set(node.prop, values);
      } else if (node.type === 'rule') {
        const isWithin = isOnDocument && !node.selector.includes('&');
        const mode = isWithin ? undefined : modeOfSelectors(node.selector);
        if (mode !== undefined) visit(node, mode === 'both' ? around : mode, true);
      } else if (node.type === 'atrule') {
        const mode = node.name === 'media' ? modeOfQuery(node.params) : AROUND.has(node.name) ? 'both' : undefined;
        if (mode !== undefined) visit(node, mode === 'both' ? around : mode, isOnDocument || node.name === 'theme');
      }
    }
  };
  visit(parse(sheet), 'both', false);
  return found;
}

function writtenIn(name: string, mode: 'light' | 'dark', variables: Variables): string | undefined {
  const values = variables.get(name);
  const written = values?.[mode] ?? values?.both;
  return written === undefined ? undefined : inMode(written, mode);
}

/** Returns the variables that lead from one back to itself, in either mode. */
function findCircle(name: string, variables: Variables): readonly string[] | undefined {
  for (const mode of ['light', 'dark'] as const) {
    const before = new Map<string, string>();
    const waiting = [name];
    for (let at = 0; at < waiting.length; at++) {
      const one = waiting[at] ?? '';
      for (const next of variablesIn(writtenIn(one, mode, variables) ?? '')) {
        if (next === name) {
          const way = [one];
          for (let from = before.get(one); from !== undefined; from = before.get(from)) way.unshift(from);
          return [...way, name];
        }
        if (!before.has(next)) {
          before.set(next, one);
          waiting.push(next);
        }
      }
    }
  }
  return undefined;
}

function read(
  name: string,
  mode: 'light' | 'dark',
  variables: Variables,
): (TokenValue & Pick<ReadToken, 'type'>) | undefined {
  const written = writtenIn(name, mode, variables);
  if (written === undefined) return undefined;
  const [, alias] = /^var\(\s*(--[^\s,()]+)\s*\)$/.exec(written) ?? [];
  // A variable of another stylesheet has no value here, and a circle elsewhere has no end.
  const whole = withVariables(written, (other) => writtenIn(other, mode, variables));
  const value = whole === undefined ? undefined : inMode(whole, mode);
  const type = value === undefined ? undefined : typeOfCss(name, value);
  const sample = value === undefined ? undefined : sampleOf(type, name, value);
  return {
    text: value ?? written,
    type,
    ...(sample === undefined ? {} : { sample }),
    ...(alias === undefined || value === undefined ? {} : { alias }),
  };
}
