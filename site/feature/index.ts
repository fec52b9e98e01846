/** `docs-nav/feature`: what a project needs to write a feature of its own. */
export type {
  AskOf,
  AskShape,
  Attribute,
  Declaration,
  Form,
  Label,
  ListedPage,
  Setting,
} from '../../engine/feature/declaration.ts';
export type { Host } from './host.ts';
export { findEmbed } from '../../engine/address/embed.ts';
export { fillText } from '../browser/page-language.ts';
export { escapeAttribute, escapeText } from '../text/escape.ts';
export {
  defineFeature,
  type Asked,
  type Drawing,
  type Drawn,
  type DrawnHeading,
  type Feature,
  type Made,
  type Mistake,
  type Placed,
} from './feature.ts';
