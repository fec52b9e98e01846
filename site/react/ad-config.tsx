import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createRequiredContext } from './required-context.ts';

/** Ad settings for components. */
export interface AdConfig {
  /** `displayRatio` of `ads` in `nav/site.yaml`, from 0 to 1; 0 if the site shows no ads. */
  readonly displayRatio: number;
}

/** The settings, and the components that can read them. */
export interface AdConfigProviderProps extends AdConfig {
  readonly children: ReactNode;
}

const config = createRequiredContext<AdConfig>('ad config', 'AdConfigProvider');

/** Provides components with the ad settings of `nav/site.yaml`. */
export function AdConfigProvider({ displayRatio, children }: AdConfigProviderProps): ReactElement {
  const value = useMemo(() => ({ displayRatio }), [displayRatio]);
  return <config.Context.Provider value={value}>{children}</config.Context.Provider>;
}

/** Returns the ad config; throws an error that asks for `<AdConfigProvider>` if there is none. */
export const useAdConfig = config.use;
