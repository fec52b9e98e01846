/** `docs-nav/react` for demos, which use the preference stores of the page around them. */
export type { Controls } from './controls.ts';
export { ColorModeProvider, useColorMode, type ColorModeTheme } from './color-mode.tsx';
export type { CollectStyles, DemoProvider, DemoProviderProps, StyleCollector } from './demo-provider.ts';
export { AdConfigProvider, useAdConfig, type AdConfig, type AdConfigProviderProps } from './docs-config.tsx';
export { DocsConfigProvider, useDocsConfig, type DocsConfig, type DocsConfigProviderProps } from './docs-config.tsx';
export { setReaderTheme, useReaderTheme } from './reader-theme.ts';
export { useCopy, type CopyState } from './use-copy.ts';
