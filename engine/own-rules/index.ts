/** `docs-nav/rules`: what a project needs to write a rule of its own. */
export { findAll, placeAt, placeOfKey, type Match, type PageText } from './places.ts';
export {
  defineRule,
  type Ask,
  type Code,
  type Heading,
  type Link,
  type Page,
  type Place,
  type Report,
  type Rule,
  type ListedSection as Section,
  type Site,
} from './view.ts';
