import type { Token } from './make/token.ts';

/** Tokens that follow each other in the same group. */
interface TokenGroup {
  readonly group: string;
  readonly tokens: readonly Token[];
}

/** Groups tokens, in the order of the file. */
export function groupTokens(tokens: readonly Token[]): readonly TokenGroup[] {
  return tokens.reduce<{ readonly group: string; readonly tokens: Token[] }[]>((groups, token) => {
    const last = groups.at(-1);
    if (last?.group === token.group) last.tokens.push(token);
    else groups.push({ group: token.group, tokens: [token] });
    return groups;
  }, []);
}

/** Returns whether any token has another value in dark mode. */
export function hasModes(tokens: readonly Token[]): boolean {
  return tokens.some((token) => !isSame(token));
}

/** Returns whether a token has the same value in both modes, or the only one that there is. */
export function isSame({ light, dark }: Token): boolean {
  return light !== undefined && (dark === undefined || (light.text === dark.text && light.alias === dark.alias));
}
