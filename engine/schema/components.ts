import { z } from 'zod';

/** What an MDX component can become: a directive, a text element, its own content, or nothing. */
const COMPONENT_TARGETS = [
  'callout',
  'info',
  'note',
  'success',
  'warning',
  'error',
  'tip',
  'important',
  'caution',
  'danger',
  'details',
  'tabs',
  'tab',
  'demo',
  'api',
  'icons',
  'pages',
  'toc',
  'a',
  'abbr',
  'code',
  'div',
  'figure',
  'figcaption',
  'img',
  'kbd',
  'mark',
  'small',
  'span',
  'sub',
  'sup',
  'table',
  'video',
  'content',
  'none',
] as const;

/** `components` of `nav/site.yaml`. */
export const ComponentsConfig = z.record(
  z.string().regex(/^[A-Z][A-Za-z\d]*(?:\.[A-Za-z][A-Za-z\d]*)*$/, 'the name of a component, such as `Callout`'),
  z.enum(COMPONENT_TARGETS),
);
