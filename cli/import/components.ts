import type { Tag } from './parse-tag.ts';

/** What a component of another tool becomes. */
export interface Counterpart {
  /** A directive; `''` for its content alone. */
  readonly name: string;
  readonly label?: string | undefined;
  /** Attributes of the directive, as they are written. */
  readonly attributes?: string | undefined;
  /** A line before its content. */
  readonly lead?: string;
  /** What of it is left behind. */
  readonly loss?: string;
}

/** Callouts of all tools by what they are called there. */
const CALLOUTS: Readonly<Record<string, readonly [name: string, label?: string]>> = {
  note: ['note'],
  info: ['info'],
  secondary: ['note'],
  abstract: ['info', 'Abstract'],
  important: ['info', 'Important'],
  question: ['info', 'Question'],
  seealso: ['note', 'See also'],
  summary: ['info', 'Summary'],
  todo: ['info', 'To do'],
  help: ['info', 'Question'],
  faq: ['info', 'Question'],
  done: ['success', 'Done'],
  attention: ['warning', 'Attention'],
  fail: ['error', 'Failure'],
  missing: ['error', 'Missing'],
  cite: ['note', 'Quote'],
  example: ['note', 'Example'],
  quote: ['note', 'Quote'],
  tip: ['success', 'Tip'],
  hint: ['success', 'Tip'],
  success: ['success'],
  check: ['success', 'Check'],
  warning: ['warning'],
  caution: ['warning', 'Caution'],
  danger: ['error', 'Danger'],
  error: ['error'],
  failure: ['error', 'Failure'],
  bug: ['error', 'Bug'],
};

/** The callout that another tool's name stands for; its own title comes first. */
export function calloutFor(name: string, title?: string): Counterpart | undefined {
  const found = CALLOUTS[name.toLowerCase()];
  return found && { name: found[0], label: title ?? found[1] };
}

/** Components whose content is all that there is to them. */
const TRANSPARENT = new Set([
  'CardGrid',
  'CardGroup',
  'Columns',
  'Column',
  'Steps',
  'Frame',
  'AccordionGroup',
  'Fragment',
  'FileTree',
  'Unstyled',
  'RequestExample',
  'ResponseExample',
  'Panel',
  'Tiles',
  'Tree',
  'View',
  'Visibility',
  'Prompt',
]);

/** Sets of tabs, and tabs, with the attribute of their label. */
const TAB_SETS = new Set(['Tabs', 'CodeGroup', 'PackageManagerTabs']);
const TABS: Readonly<Record<string, readonly string[]>> = { TabItem: ['label', 'value'], Tab: ['title', 'label'] };

/** Says what an element with content becomes; `undefined` for one that nothing is known of. */
export function counterpartOf({ name, attributes }: Tag): Counterpart | undefined {
  if (TAB_SETS.has(name)) return { name: 'tabs' };
  const tab = TABS[name];
  if (tab !== undefined) return { name: 'tab', label: tab.flatMap((key) => attributes[key] ?? [])[0] ?? 'Tab' };
  if (name === 'Aside' || name === 'Callout' || name === 'Admonition')
    return calloutFor(attributes['type'] ?? 'note', attributes['title']);
  if (name === 'Accordion' || name === 'Expandable' || name === 'details')
    return {
      name: 'details',
      label: attributes['title'] ?? 'Details',
      attributes: (attributes['open'] ?? attributes['defaultOpen']) ? '{open}' : undefined,
    };
  if (name === 'Step') return { name: '', lead: `### ${attributes['title'] ?? 'Step'}` };
  if (name === 'Update')
    return {
      name: '',
      lead: `## ${attributes['label'] ?? 'Update'}${attributes['description'] === undefined ? '' : `\n\n${attributes['description']}`}`,
    };
  if (name === 'Card' || name === 'Tile')
    return {
      name: '',
      lead:
        attributes['href'] === undefined
          ? `**${attributes['title'] ?? ''}**`
          : `**[${attributes['title'] ?? attributes['href']}](${attributes['href']})**`,
      loss: 'the card is a paragraph',
    };
  if (name === 'ParamField' || name === 'ResponseField') return { name: '', lead: fieldOf(attributes) };
  if (name === 'Frame' && attributes['caption'] !== undefined) return { name: '', lead: `_${attributes['caption']}_` };
  if (TRANSPARENT.has(name)) return { name: '' };
  return calloutFor(/^(?:Note|Tip|Info|Warning|Check|Danger)$/.test(name) ? name : '', attributes['title']);
}

/** Says what an element without content becomes, as a line. */
export function lineFor({ name, attributes }: Tag): string | undefined {
  const { title, href, description } = attributes;
  if (name === 'ParamField' || name === 'ResponseField') return fieldOf(attributes);
  if (name === 'LinkCard' || name === 'LinkButton' || name === 'Card')
    return href === undefined
      ? `**${title ?? ''}**`
      : `- [${title ?? href}](${href})${description === undefined ? '' : `: ${description}`}`;
  return ['br', 'hr', 'Icon', 'TOCInline', 'DocCardList', 'Meta'].includes(name) ? '' : undefined;
}

/** A parameter: its name, its type, and whether it has to be there. */
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
}: Tag['attributes']): string {
  const facts = [
    type,
    required === undefined || required === 'false' ? undefined : 'required',
    deprecated === undefined || deprecated === 'false' ? undefined : 'deprecated',
    standard === undefined ? undefined : `by default \`${standard}\``,
  ].filter((fact) => fact !== undefined);
  return `**\`${path ?? query ?? body ?? header ?? name ?? ''}\`** ${facts.join(', ')}`.trimEnd();
}
