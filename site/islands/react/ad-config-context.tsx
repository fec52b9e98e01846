import type { ReactNode } from 'react';
import type { Ads } from '../../../engine/manifest.ts';
import { createRequiredContext } from './required-context.ts';

/** What a component that shows an ad has to know: how often ads are shown, and how often showing is reported. */
export type AdConfig = Pick<Ads, 'displayRatio' | 'displaySampling'>;

const config = createRequiredContext<AdConfig>('ad config', 'AdConfigProvider');

/** Gives the components of an island the ad settings of `nav/site.yaml`. */
export function AdConfigProvider({ value, children }: { readonly value: AdConfig; readonly children: ReactNode }) {
  return <config.Context value={value}>{children}</config.Context>;
}

/** The ad config of the island; throws an error that asks for the provider where there is none. */
export const useAdConfig = config.use;
