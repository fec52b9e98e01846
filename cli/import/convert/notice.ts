import type { Container } from './blocks.ts';

/** Makes a notice for readers that something of the former page is missing. */
export function notice(text: string): Container {
  return { name: 'warning', label: 'Not imported', blocks: [text] };
}
