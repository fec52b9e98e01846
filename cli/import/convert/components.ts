import { foreignCallout } from '../../../site/markdown/foreign/callouts.ts';
import type { Tag } from '../read/parse-tag.ts';
import type { Container } from './page.ts';
import type { Syntax } from './syntax.ts';

/** The name and attributes of an element. */
export type Written = Pick<Tag, 'name' | 'attributes'>;

/** The equivalent of another tool's component. */
export interface Counterpart extends Container {
  /** What is left behind. */
  readonly loss?: string;
}

/** Returns the callout for another tool's name; a title of its own takes precedence. */
export function calloutFor(name: string, title?: string): Counterpart | undefined {
  const found = foreignCallout(name, title);
  return found && { name: found.name, label: found.title };
}

/** Components that are replaced by their content. */
const TRANSPARENT = new Set([
  'Bleed',
  'CardGrid',
  'Cards',
  'CardGroup',
  'Columns',
  'Column',
  'Steps',
  'AccordionGroup',
  'Fragment',
  'Unstyled',
  'RequestExample',
  'ResponseExample',
  'Panel',
  'Tiles',
  'View',
  'Visibility',
  'Prompt',
]);

/** Sets of tabs, and tabs with the attribute for their label. */
const TAB_SETS = new Set(['Tabs', 'CodeGroup', 'PackageManagerTabs']);
const TABS = new Map([
  ['TabItem', ['label', 'value']],
  ['Tab', ['title', 'label']],
]);

/** Returns the equivalent of an element with content; `undefined` for an unknown element. */
export function counterpartOf(
  { name: written, attributes }: Written,
  { calloutType = 'note' }: Syntax,
): Counterpart | undefined {
  const name = plainName(written);
  if (TAB_SETS.has(name)) return { name: 'tabs' };
  const tab = TABS.get(name);
  if (tab !== undefined) return { name: 'tab', label: tab.flatMap((key) => attributes[key] ?? [])[0] ?? 'Tab' };
  if (name === 'Aside' || name === 'Callout' || name === 'Admonition')
    return calloutFor(attributes['type'] ?? calloutType, attributes['title']);
  if (name === 'Accordion' || name === 'Expandable' || name === 'details')
    return {
      name: 'details',
      label: attributes['title'] ?? 'Details',
      lead: attributes['description'],
      attributes: (attributes['open'] ?? attributes['defaultOpen']) ? '{open}' : undefined,
    };
  if (name === 'Step') return { name: '', lead: `### ${attributes['title'] ?? 'Step'}` };
  if (name === 'Update')
    return {
      name: '',
      lead: paragraphs(`## ${attributes['label'] ?? 'Update'}`, attributes['description']),
    };
  if (name === 'Card' || name === 'Tile')
    return {
      name: '',
      lead: paragraphs(
        pictureOf(attributes),
        attributes['href'] === undefined
          ? `**${attributes['title'] ?? ''}**`
          : `**[${attributes['title'] ?? attributes['href']}](${attributes['href']})**`,
        attributes['description'],
      ),
      tail: callOf(attributes),
      loss: 'the card is a paragraph',
    };
  if (name === 'ParamField' || name === 'ResponseField') return { name: '', lead: fieldOf(attributes) };
  if (name === 'Frame') {
    const { hint, caption } = attributes;
    return { name: caption === undefined ? '' : 'figure', label: caption, lead: hint };
  }
  if (name === 'FileTree' || name === 'Tree') return { name: 'file-tree' };
  if (TRANSPARENT.has(name))
    return {
      name: '',
      lead: paragraphs(
        attributes['title'] === undefined ? undefined : `**${attributes['title']}**`,
        attributes['description'],
      ),
    };
  return calloutFor(/^(?:Note|Tip|Info|Warning|Check|Danger)$/.test(name) ? name : '', attributes['title']);
}

/** Returns the equivalent of an element without content, as a line. */
export function lineFor({ name: written, attributes }: Written): string | undefined {
  const name = plainName(written);
  const { title, href, description } = attributes;
  if (name === 'ParamField' || name === 'ResponseField') return fieldOf(attributes);
  if (name === 'LinkCard' || name === 'LinkButton' || name === 'Card')
    return href === undefined
      ? paragraphs(pictureOf(attributes), `**${title ?? ''}**`, description, callOf(attributes))
      : paragraphs(
          pictureOf(attributes),
          `- [${title ?? href}](${href})${description === undefined ? '' : `: ${description}`}`,
          callOf(attributes),
        );
  return ['br', 'hr', 'Icon', 'TOCInline', 'DocCardList', 'Meta'].includes(name) ? '' : undefined;
}

/** Returns the name of a component without that of its parent: `Card` for `Cards.Card`. */
export function plainName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Joins the given texts as paragraphs. */
function paragraphs(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter((text) => text !== undefined).join('\n\n') || undefined;
}

/** Returns the image of a card. */
function pictureOf({ img, title }: Tag['attributes']): string | undefined {
  return img === undefined ? undefined : `![${title ?? ''}](${img})`;
}

/** Returns the call to action of a card. */
function callOf({ cta, href }: Tag['attributes']): string | undefined {
  return cta === undefined || href === undefined ? cta : `[${cta}](${href})`;
}

/** Describes a parameter: its name, its type, and whether it is required. */
function fieldOf({
  path,
  query,
  body,
  header,
  name,
  type,
  required,
  deprecated,
  default: standard,
  pre = '',
  post = '',
}: Tag['attributes']): string {
  const facts = [
    type,
    required === undefined || required === 'false' ? undefined : 'required',
    deprecated === undefined || deprecated === 'false' ? undefined : 'deprecated',
    standard === undefined ? undefined : `by default \`${standard}\``,
    ...Array.from(`${pre} ${post}`.matchAll(/(["'])(.*?)\1/g), ([, , label]) => label),
  ].filter((fact) => fact !== undefined);
  return `**\`${path ?? query ?? body ?? header ?? name ?? ''}\`** ${facts.join(', ')}`.trimEnd();
}
