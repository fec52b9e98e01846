import type { DrawnHeading } from './feature.ts';

/** What a feature of a project has drawn, with marks for title and content. */
export interface DrawnPart {
  readonly html: string;
  readonly markdown: string;
  readonly headings?: readonly DrawnHeading[];
}
