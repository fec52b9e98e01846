/** Name of the slot for screen readers, and what is written in it. */
export const ADVERTISEMENT = 'Advertisement';

/** Says who serves an ad. */
export function servedBy(name: string): string {
  return `ad by ${name}`;
}
