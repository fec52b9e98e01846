import { z } from 'zod';
import { address } from './text.ts';

/** `components` of `nav/site.yaml`: each is a module of the project, or becomes a directive, an element, its own content, or nothing. */
export const ComponentsConfig = z.record(
  z.string().regex(/^[A-Z][A-Za-z\d]*(?:\.[A-Za-z][A-Za-z\d]*)*$/, 'the name of a component, such as `Callout`'),
  address,
);
