import { fillText } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { renderDefault, renderMark, renderRows, type LinkedRow } from '../rows/render-rows.ts';
import { escapeAttribute, escapeText } from '../text/escape.ts';
import type { ApiClass, ApiEntry, ApiMember, ApiSlot } from './api-data.ts';
import { apiId, excerptOf, type ApiList } from './api-rows.ts';
import { type TypeLinks, renderType } from './render-type.ts';
import { placeOf, labeledTags, stagesIn } from './api-facts.ts';
import type { ApiRendering } from './api-rendering.ts';
import { renderDescription } from './render-description.ts';

/** A list of members and its owner. */
interface MemberList {
  /** Name of the export that has these members. */
  readonly owner: string;
  readonly list: ApiList;
  readonly label: string;
  /** Where the names in types lead; nowhere if left out. */
  readonly links?: TypeLinks;
}

/** Renders props, parameters or members: name, type, default, description. */
export function renderMembers(members: readonly ApiMember[], list: MemberList, rendering: ApiRendering): string {
  const rows = members.map((member) => ({
    ...makeRow(member.name, renderType(member.type, list.links), member, list, rendering),
    default: defaultOf(member, rendering),
    ...(list.list === 'prop' ? { link: renderTry(member.name, rendering) } : {}),
  }));
  return renderRows({ label: list.label, rows });
}

/** Renders the rows with the given names in their order, for a page about some props of an export. */
export function renderExcerpt(entry: ApiEntry, rows: readonly string[], rendering: ApiRendering): string {
  return excerptOf(entry, rows)
    .map(({ list, members }) => renderMembers(members, { owner: entry.name, list, label: entry.name }, rendering))
    .join('');
}

/** Renders slots: name, default component and class of the element, description. */
export function renderSlots(slots: readonly ApiSlot[], list: MemberList, rendering: ApiRendering): string {
  const rows = slots.map((slot) => makeRow(slot.name, renderElement(slot), slot, list, rendering));
  return renderRows({ label: list.label, rows });
}

/**
 * Renders CSS classes: key, name in the HTML, description. Deprecated classes are in a collapsed group, because there
 * are often more of them, each with its own advice.
 */
export function renderClasses(classes: readonly ApiClass[], list: MemberList, rendering: ApiRendering): string {
  const renderGroup = (entries: readonly ApiClass[], label: string) => {
    const rows = entries.map((entry) => makeRow(entry.key, renderClass(entry.className), entry, list, rendering));
    return rows.length === 0 ? '' : renderRows({ label, rows });
  };
  const current = classes.filter(({ deprecated }) => deprecated === undefined);
  const deprecated = classes.filter((entry) => !current.includes(entry));
  const label = sayCount('apiDeprecatedClasses', deprecated.length, rendering);
  const others = renderGroup(deprecated, label);
  const group = `<details class="api-more"><summary>${escapeText(label)}</summary>${others}</details>`;
  return renderGroup(current, list.label) + (others === '' ? '' : group);
}

/** What all entries of lists may say about themselves. */
type Described = Partial<Omit<ApiMember, 'type' | 'default'>> & Pick<ApiClass, 'isState'>;

/** Creates the row of an entry: its name with marks, what is in the place of its type, its description. */
function makeRow(
  name: string,
  type: string,
  entry: Described,
  { owner, list }: MemberList,
  rendering: ApiRendering,
): LinkedRow {
  return {
    id: apiId(owner, list, name),
    name,
    marks:
      (entry.isState ? renderMark(rendering.words.apiState, 'state') : '') +
      (entry.required ? renderMark(rendering.words.apiRequired, 'req') : '') +
      (entry.responsive ? renderMark(rendering.words.apiResponsive, 'responsive') : '') +
      stagesIn(entry.tags, rendering.words)
        .map((stage) => renderMark(stage, 'state'))
        .join('') +
      (entry.deprecated === undefined ? '' : renderMark(rendering.words.apiDeprecated, 'deprecated')),
    type,
    description: describe(entry, rendering),
  };
}

function describe(entry: Described, rendering: ApiRendering): string {
  const { words } = rendering;
  const text = entry.description ?? (entry.name === 'component' ? words.apiComponentProp : undefined);
  const html = text === undefined ? '' : renderDescription(text, rendering);
  const reason = entry.deprecated ? `<p class="why">${renderDescription(entry.deprecated, rendering)}</p>` : '';
  const items = (entry.arguments ?? []).map(
    ({ name, description }) => `<li><code>${escapeText(name)}</code> ${renderDescription(description, rendering)}</li>`,
  );
  if (entry.returns !== undefined)
    items.push(`<li>${escapeText(words.apiReturned)}: ${renderDescription(entry.returns, rendering)}</li>`);
  for (const { label, text: said } of labeledTags(entry.tags, words))
    items.push(`<li>${escapeText(label)}: ${renderDescription(said, rendering)}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  // Next to other blocks, a bare sentence becomes a paragraph.
  return (reason || list) && html !== '' && !html.startsWith('<p>')
    ? `${reason}<p>${html}</p>${list}`
    : reason + html + list;
}

function defaultOf({ default: value, defaultSource }: ApiMember, { words }: ApiRendering): string | undefined {
  if (value !== undefined) return renderDefault(renderType(value), words);
  if (defaultSource === undefined) return undefined;
  const place = `<code>${escapeText(placeOf(defaultSource))}</code>`;
  return renderDefault(fillText(escapeText(words.apiDefaultInCode), { place }), words);
}

/** Renders a link to the control of a prop; nothing if there is none. */
function renderTry(prop: string, { words, tryAt }: ApiRendering): string {
  const href = tryAt(prop);
  const word = escapeText(words.apiTry);
  return href === undefined
    ? ''
    : `<a class="kind try" href="${escapeAttribute(href)}" aria-label="${escapeAttribute(`${words.apiTry} ${prop}`)}">${word}</a>`;
}

function renderElement({ className, default: element }: ApiSlot): string {
  const parts = [element && renderType(quoted(element)), className && renderClass(className)];
  return parts.filter(Boolean).join(' ');
}

function renderClass(className: string): string {
  return `<code class="ty">.${escapeText(className)}</code>`;
}

/** Quotes the name of an element, which authors write with or without quotes. */
function quoted(value: string): string {
  return /^[a-z][a-z0-9]*$/.test(value) ? `'${value}'` : value;
}
