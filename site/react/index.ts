/** `docs-nav/react`: what demos and the modules around them can know of the page that they stand in. */
export { AdConfigProvider, useAdConfig } from './ad-config.tsx';
export type { AdConfig, AdConfigProviderProps } from './ad-config.tsx';
export { ColorModeProvider, useColorMode } from './color-mode.tsx';
export type { ColorModeTheme } from './color-mode.tsx';
export type { DemoProvider, DemoProviderProps } from './demo-provider.ts';
export { DocsConfigProvider, useDocsConfig } from './docs-config.tsx';
export type { DocsConfig, DocsConfigProviderProps } from './docs-config.tsx';
export { useCopy } from './use-copy.ts';
export type { CopyState } from './use-copy.ts';
