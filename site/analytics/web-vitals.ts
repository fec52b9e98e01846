import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import type { Reporter } from './transports/events.ts';

/** Measures the page load and reports the results (requirement F3); only loaded for page loads that are measured. */
export function followWebVitals(report: Reporter, signal: AbortSignal): void {
  const take = ({ name, value, delta, id }: MetricType): void => {
    if (!signal.aborted) {
      report({ name: 'web_vital', metric: name, value, delta, id });
    }
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(take);
  }
}
