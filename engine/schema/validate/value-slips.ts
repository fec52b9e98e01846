/** A value that YAML reads as another type than its writer meant. */
export interface ValueSlip {
  /** The type that YAML has made of it, and the one that is wanted. */
  readonly is: 'string' | 'number' | 'boolean';
  readonly type: 'string' | 'number' | 'boolean';
  /** The whole value as written. */
  readonly pattern: RegExp;
  /** What to do; `…` stands for the value after the fix. */
  readonly message: string;
  /** Replaces the value. */
  readonly fix: string;
  /** A public project with such a value, where that may be right. */
  readonly seen: string;
}

/** What writers of YAML get wrong about types. */
export const VALUE_SLIPS: readonly ValueSlip[] = [
  {
    is: 'string',
    type: 'boolean',
    pattern: /^(?:yes|on)$/i,
    message: 'write `…`',
    fix: 'true',
    seen: 'llvm/clangd-www, whose parser reads YAML 1.1',
  },
  {
    is: 'string',
    type: 'boolean',
    pattern: /^(?:no|off)$/i,
    message: 'write `…`',
    fix: 'false',
    seen: 'llvm/clangd-www, whose parser reads YAML 1.1',
  },
  {
    is: 'string',
    type: 'boolean',
    pattern: /^(?:true|false)$/,
    message: 'write … without quotes',
    fix: '$&',
    seen: '`hide_title: "true"` in front matter that TypeDoc wrote for Docusaurus',
  },
  {
    is: 'string',
    type: 'number',
    pattern: /^-?\d+(?:\.\d+)?$/,
    message: 'write … without quotes',
    fix: '$&',
    seen: "`sidebar_position: '4'` in front matter for Docusaurus",
  },
  {
    is: 'number',
    type: 'string',
    pattern: /^.*$/,
    message: 'put it in quotes: …',
    fix: "'$&'",
    seen: '`title: 404` in just-the-docs/just-the-docs, facebook/docusaurus#4654',
  },
];
