import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createRequiredContext } from './required-context.ts';

/** What a component has to know of the site's ads. */
export interface AdConfig {
  /** `displayRatio` of `ads` in `nav/site.yaml`, from 0 to 1; 0 where the site shows no ads. */
  readonly displayRatio: number;
}

/** The settings, and what may read them. */
export interface AdConfigProviderProps extends AdConfig {
  readonly children: ReactNode;
}

const config = createRequiredContext<AdConfig>('ad config', 'AdConfigProvider');

/** Gives components the ad settings of `nav/site.yaml`. */
export function AdConfigProvider({ displayRatio, children }: AdConfigProviderProps): ReactElement {
  const value = useMemo(() => ({ displayRatio }), [displayRatio]);
  return <config.Context.Provider value={value}>{children}</config.Context.Provider>;
}

/** Returns the ad config; throws an error that asks for `<AdConfigProvider>` where there is none. */
export const useAdConfig = config.use;
