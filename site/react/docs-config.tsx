import { useMemo, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { DEFAULT_CODE_VARIANT, DEFAULT_DENSE, DEFAULT_DIRECTION } from '../preferences/constants.ts';
import type { CodeVariant, Direction } from '../preferences/constants.ts';
import { createRequiredContext } from './required-context.ts';
import { useStore } from './use-store.ts';

/** What a demo has to know of the page around it. */
export interface DocsConfig {
  /** Code of the page's language, such as `en`. */
  readonly language: string;
  /** Path that the site is served under, with slashes at both ends. */
  readonly base: string;
  /** Language that the reader wants to see code in. */
  readonly codeVariant: CodeVariant;
  readonly direction: Direction;
  /** Whether controls are drawn small. */
  readonly dense: boolean;
}

/** What is the same for all readers of a site. */
export interface DocsConfigProviderProps {
  /** Path that the site is served under, with slashes at both ends; `/` when left out. */
  readonly base?: string;
  /** Code of the language that the server renders; `en` when left out. In the browser, the page's own `lang` counts. */
  readonly language?: string;
  /** Direction of what the server renders; `ltr` when left out. In the browser, that of the page or the reader counts. */
  readonly direction?: Direction;
  readonly children: ReactNode;
}

const config = createRequiredContext<DocsConfig>('docs config', 'DocsConfigProvider');

/** Gives components the page's language and the reader's preferences, live. The first render is what the server renders. */
export function DocsConfigProvider({
  base = '/',
  language = 'en',
  direction: serverDirection = DEFAULT_DIRECTION,
  children,
}: DocsConfigProviderProps): ReactElement {
  const pageLanguage = useSyncExternalStore(
    neverChanges,
    () => document.documentElement.lang || language,
    () => language,
  );
  const code = useStore('codeVariant', DEFAULT_CODE_VARIANT);
  const way = useStore('direction', serverDirection);
  const isDense = useStore('dense', DEFAULT_DENSE);
  const value = useMemo(
    () => ({ language: pageLanguage, base, codeVariant: code, direction: way, dense: isDense }),
    [pageLanguage, base, code, way, isDense],
  );
  return <config.Context.Provider value={value}>{children}</config.Context.Provider>;
}

/** Returns the docs config; throws an error that asks for `<DocsConfigProvider>` where there is none. */
export const useDocsConfig = config.use;

/** Another language is another document. */
function neverChanges(): () => void {
  return () => {};
}
