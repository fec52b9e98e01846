import { useMemo, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { DEFAULT_CODE_VARIANT, DEFAULT_DENSE, DEFAULT_DIRECTION } from '../preferences/constants.ts';
import type { CodeVariant, Direction } from '../preferences/constants.ts';
import { createRequiredContext } from './required-context.ts';
import { neverChanges, useStore } from './use-store.ts';

/** Settings of the page around a demo. */
export interface DocsConfig {
  /** Code of the page's language, such as `en`. */
  readonly language: string;
  /** Path that the site is served at, with slashes at both ends. */
  readonly base: string;
  /** The reader's language for code. */
  readonly codeVariant: CodeVariant;
  readonly direction: Direction;
  /** Whether controls are small. */
  readonly dense: boolean;
}

/** Settings that are the same for all readers of a site. */
export interface DocsConfigProviderProps {
  /** Path that the site is served at, with slashes at both ends; `/` by default. */
  readonly base?: string;
  /** Code of the language on the server; `en` by default. The browser uses the page's own `lang`. */
  readonly language?: string;
  /** Direction on the server; `ltr` by default. The browser uses the direction of the page or the reader. */
  readonly direction?: Direction;
  readonly children: ReactNode;
}

const config = createRequiredContext<DocsConfig>('docs config', 'DocsConfigProvider');

/** Provides components with the page's language and the reader's preferences. The first render matches the server's. */
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

/** Returns the docs config; throws an error that asks for `<DocsConfigProvider>` if there is none. */
export const useDocsConfig = config.use;

/** Ad settings for components. */
export interface AdConfig {
  /** `displayRatio` of `ads` in `nav/site.yaml`, from 0 to 1; 0 if the site shows no ads. */
  readonly displayRatio: number;
}

/** The settings, and the components that can read them. */
export interface AdConfigProviderProps extends AdConfig {
  readonly children: ReactNode;
}

const adConfig = createRequiredContext<AdConfig>('ad config', 'AdConfigProvider');

/** Provides components with the ad settings of `nav/site.yaml`. */
export function AdConfigProvider({ displayRatio, children }: AdConfigProviderProps): ReactElement {
  const value = useMemo(() => ({ displayRatio }), [displayRatio]);
  return <adConfig.Context.Provider value={value}>{children}</adConfig.Context.Provider>;
}

/** Returns the ad config; throws an error that asks for `<AdConfigProvider>` if there is none. */
export const useAdConfig = adConfig.use;
