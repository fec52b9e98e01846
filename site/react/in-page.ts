/** `docs-nav/react` for demos, which use the preference stores of the page around them. */
export { AdConfigProvider, useAdConfig } from './ad-config.tsx';
export type { AdConfig, AdConfigProviderProps } from './ad-config.tsx';
export type { Controls } from './controls.ts';
export { ColorModeProvider, useColorMode } from './color-mode.tsx';
export type { ColorModeTheme } from './color-mode.tsx';
export type { CollectStyles, StyleCollector } from './collect-styles.ts';
export type { DemoProvider, DemoProviderProps } from './demo-provider.ts';
export { DocsConfigProvider, useDocsConfig } from './docs-config.tsx';
export type { DocsConfig, DocsConfigProviderProps } from './docs-config.tsx';
export { setReaderTheme, useReaderTheme } from './reader-theme.ts';
export { useCopy } from './use-copy.ts';
export type { CopyState } from './use-copy.ts';
