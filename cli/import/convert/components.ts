import { foreignCallout } from '../../../site/markdown/foreign/callouts.ts';
import type { Tag } from '../read/parse-tag.ts';
import type { Container } from './page.ts';
import type { Syntax } from './syntax.ts';

/** The name and attributes of an element. */
export type Written = Pick<Tag, 'name' | 'attributes'>;

/** The equivalent of another tool's component. */
interface Counterpart extends Container {
  /** What is left behind. */
  readonly loss?: string;
}

/** Returns the callout for another tool's name; a title of its own takes precedence. */
export function calloutFor(name: string, title?: string): Counterpart | undefined {
  const found = foreignCallout(name, title);
  return found && { name: found.name, label: found.title };
}

/** Returns the equivalent of an element with content; `undefined` for an unknown element. */
export function counterpartOf(
  { name, attributes }: Written,
  { calloutType = 'note' }: Syntax,
): Counterpart | undefined {
  return COUNTERPARTS.get(plainName(name))?.(attributes, calloutType);
}

/** Makes the equivalent of an element; `callout` is the type of callout that it is without one of its own. */
type Convert = (attributes: Tag['attributes'], callout: string) => Counterpart | undefined;

/** Components that are replaced by their content. */
const TRANSPARENT = [
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
];

/** Callouts that are named after their types. */
const CALLOUTS = ['Note', 'Tip', 'Info', 'Warning', 'Check', 'Danger'];

const toTabs: Convert = () => ({ name: 'tabs' });
const toTree: Convert = () => ({ name: 'file-tree' });
const toField: Convert = (attributes) => ({ name: '', lead: fieldOf(attributes) });
const toCallout: Convert = ({ type, title }, callout) => calloutFor(type ?? callout, title);
const toDetails: Convert = ({ title = 'Details', description, open, defaultOpen }) => ({
  name: 'details',
  label: title,
  lead: description,
  attributes: (open ?? defaultOpen) ? '{open}' : undefined,
});
const toCard: Convert = (attributes) => {
  const { title, href, description } = attributes;
  const heading = href === undefined ? `**${title ?? ''}**` : `**[${title ?? href}](${href})**`;
  return {
    name: '',
    lead: paragraphs(pictureOf(attributes), heading, description),
    tail: callOf(attributes),
    loss: 'the card is a paragraph',
  };
};
const toContent: Convert = ({ title, description }) => ({
  name: '',
  lead: paragraphs(title === undefined ? undefined : `**${title}**`, description),
});

const COUNTERPARTS: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['Tabs', toTabs],
  ['CodeGroup', toTabs],
  ['PackageManagerTabs', toTabs],
  ['TabItem', ({ label, value }) => ({ name: 'tab', label: label ?? value ?? 'Tab' })],
  ['Tab', ({ title, label }) => ({ name: 'tab', label: title ?? label ?? 'Tab' })],
  ['Aside', toCallout],
  ['Callout', toCallout],
  ['Admonition', toCallout],
  ...CALLOUTS.map((name) => [name, ({ title }) => calloutFor(name, title)] as [string, Convert]),
  ['Accordion', toDetails],
  ['Expandable', toDetails],
  ['details', toDetails],
  ['Step', ({ title = 'Step' }) => ({ name: '', lead: `### ${title}` })],
  ['Update', ({ label = 'Update', description }) => ({ name: '', lead: paragraphs(`## ${label}`, description) })],
  ['Card', toCard],
  ['Tile', toCard],
  ['ParamField', toField],
  ['ResponseField', toField],
  ['Frame', ({ hint, caption }) => ({ name: caption === undefined ? '' : 'figure', label: caption, lead: hint })],
  ['FileTree', toTree],
  ['Tree', toTree],
  ...TRANSPARENT.map((name) => [name, toContent] as [string, Convert]),
]);

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
