import type { Importer } from './convert/syntax.ts';

/** Tools whose documentation `import` can read; only the one that is asked for is loaded. */
export const IMPORTERS = {
  docusaurus: async () => (await import('./tools/docusaurus.ts')).DOCUSAURUS,
  starlight: async () => (await import('./tools/starlight.ts')).STARLIGHT,
  vitepress: async () => (await import('./tools/vitepress.ts')).VITEPRESS,
  nextra: async () => (await import('./tools/nextra.ts')).NEXTRA,
  mkdocs: async () => (await import('./tools/mkdocs.ts')).MKDOCS,
  mintlify: async () => (await import('./tools/mintlify.ts')).MINTLIFY,
  storybook: async () => (await import('./tools/storybook.ts')).STORYBOOK,
  mui: async () => (await import('./tools/mui.ts')).MUI,
} satisfies Readonly<Record<string, () => Promise<Importer>>>;

/** The name of such a tool. */
export type ForeignTool = keyof typeof IMPORTERS;
