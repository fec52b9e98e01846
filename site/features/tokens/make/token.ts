/** The types of tokens (https://www.designtokens.org/TR/2025.10/format/#types). */
export const TOKEN_TYPES = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'strokeStyle',
  'border',
  'transition',
  'shadow',
  'gradient',
  'typography',
] as const;

export type TokenType = (typeof TOKEN_TYPES)[number];

/** How a value is shown besides its text. */
export type Sample = 'fill' | 'length' | 'radius' | 'shadow' | 'family' | 'weight';

/** A value in one mode. */
export interface TokenValue {
  /** As CSS would write it. */
  readonly text: string;
  readonly sample?: Sample;
  /** The token that it was taken from, by its name. */
  readonly alias?: string;
}

/** A token with its values. */
export interface Token {
  /** `color.brand.primary`, or `--color-brand-primary`. */
  readonly name: string;
  /** The path of the group that it is in; empty for variables, and for tokens in no group. */
  readonly group: string;
  readonly description?: string;
  /** Why it should no longer be used; empty if nothing says why. */
  readonly deprecated?: string;
  /** Absent if only the other mode has it. */
  readonly light?: TokenValue;
  readonly dark?: TokenValue;
}

/** A token with what selects it. */
export interface ReadToken extends Token {
  readonly type: TokenType | undefined;
}

/** A place of a file that is not read. */
export interface Unread {
  /** Its path in the file, or the name of a variable; empty for the whole file. */
  readonly name: string;
  /** What goes on after the name, such as `has no $type`. */
  readonly why: string;
  readonly type?: TokenType | undefined;
}

/** What was read of a file. */
export interface ReadTokens {
  readonly tokens: readonly ReadToken[];
  readonly unread: readonly Unread[];
}

/** A result, or why there is none. */
export type Result<Value> = { readonly value: Value } | { readonly why: string };
