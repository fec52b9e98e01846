import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { codeVariant } from '../../preferences/code-variant.ts';
import type { CodeVariant, Direction } from '../../preferences/constants.ts';
import { dense } from '../../preferences/dense.ts';
import { direction } from '../../preferences/direction.ts';
import { createRequiredContext } from './required-context.ts';

/** What a demo has to know of the page around it. */
export interface DocsConfig {
  /** Code of the page's language. */
  readonly language: string;
  /** Path that the site is served under, with slashes at both ends. */
  readonly base: string;
  readonly codeVariant: CodeVariant;
  readonly direction: Direction;
  /** Whether controls are drawn small. */
  readonly dense: boolean;
}

const config = createRequiredContext<DocsConfig>('docs config', 'DocsConfigProvider');

/** Gives the components of an island the page's language and the reader's preferences, live. */
export function DocsConfigProvider({ children }: { readonly children: ReactNode }) {
  const code = useSyncExternalStore(codeVariant.subscribe, codeVariant.get, codeVariant.get);
  const way = useSyncExternalStore(direction.subscribe, direction.get, direction.get);
  const isDense = useSyncExternalStore(dense.subscribe, dense.get, dense.get);
  const { lang, dataset } = globalThis.document?.documentElement ?? { lang: '', dataset: {} };
  const value = useMemo(
    () => ({ language: lang, base: dataset.base ?? '/', codeVariant: code, direction: way, dense: isDense }),
    [lang, dataset.base, code, way, isDense],
  );
  return <config.Context value={value}>{children}</config.Context>;
}

/** The docs config of the island; throws an error that asks for the provider where there is none. */
export const useDocsConfig = config.use;
