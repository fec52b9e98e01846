/** Tools whose documentation `import` can read; each has a reader in `tools/`. */
export const DIALECTS = [
  'docusaurus',
  'starlight',
  'vitepress',
  'nextra',
  'mkdocs',
  'mintlify',
  'storybook',
  'mui',
] as const;

/** The tool that a page was written for. */
export type Dialect = (typeof DIALECTS)[number];
