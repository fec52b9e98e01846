import { fillText } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { renderDefault, renderMark, renderRows, type LinkedRow } from '../rows/render-rows.ts';
import { escapeAttribute, escapeText } from '../text/escape.ts';
import type { ApiClass, ApiMember, ApiSlot } from './api-data.ts';
import { apiId, type ApiList } from './api-id.ts';
import type { TypeLinks } from './link-types.ts';
import { placeOf } from './place-of.ts';
import { labeledTags, stagesIn } from './tags.ts';
import type { ApiRendering } from './api-rendering.ts';
import { renderDescription } from './render-description.ts';
import { renderType } from './render-type.ts';

/** A list of members and its owner. */
export interface MemberList {
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
  const current = classes.filter(({ deprecated }) => deprecated === undefined);
  const deprecated = classes.filter((entry) => !current.includes(entry));
  if (deprecated.length === 0) return renderClassRows(current, list, rendering);
  const label = sayCount('apiDeprecatedClasses', deprecated.length, rendering);
  return (
    (current.length === 0 ? '' : renderClassRows(current, list, rendering)) +
    `<details class="api-more"><summary>${escapeText(label)}</summary>${renderClassRows(deprecated, { ...list, label }, rendering)}</details>`
  );
}

function renderClassRows(classes: readonly ApiClass[], list: MemberList, rendering: ApiRendering): string {
  const rows = classes.map((entry) => makeRow(entry.key, renderClass(entry.className), entry, list, rendering));
  return renderRows({ label: list.label, rows });
}

interface Described {
  readonly name?: string;
  readonly isState?: true;
  readonly required?: true;
  readonly responsive?: true;
  readonly deprecated?: string;
  readonly description?: string;
  readonly arguments?: ApiMember['arguments'];
  readonly returns?: string;
  readonly tags?: ApiMember['tags'];
}

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
    marks: marksOf(entry, rendering),
    type,
    description: describe(entry, rendering),
  };
}

function marksOf({ isState, required, responsive, deprecated, tags }: Described, { words }: ApiRendering): string {
  return (
    (isState ? renderMark(words.apiState, 'state') : '') +
    (required ? renderMark(words.apiRequired, 'req') : '') +
    (responsive ? renderMark(words.apiResponsive, 'responsive') : '') +
    stagesIn(tags, words)
      .map((stage) => renderMark(stage, 'state'))
      .join('') +
    (deprecated === undefined ? '' : renderMark(words.apiDeprecated, 'deprecated'))
  );
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
    items.push(
      `<li>${fillText(escapeText(words.apiReturned), {})}: ${renderDescription(entry.returns, rendering)}</li>`,
    );
  for (const { label, text: said } of labeledTags(entry.tags, words))
    items.push(`<li>${escapeText(label)}: ${renderDescription(said, rendering)}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  // Next to other blocks, a bare sentence becomes a paragraph.
  return (reason || list) && html !== '' && !html.startsWith('<p>')
    ? `${reason}<p>${html}</p>${list}`
    : reason + html + list;
}

function defaultOf({ default: value, defaultSource }: ApiMember, { words }: ApiRendering): string | undefined {
  const shown =
    value !== undefined
      ? renderType(value)
      : defaultSource !== undefined
        ? fillText(escapeText(words.apiDefaultInCode), { place: `<code>${escapeText(placeOf(defaultSource))}</code>` })
        : undefined;
  return shown === undefined ? undefined : renderDefault(shown, words);
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
  const parts = [
    ...(element === undefined ? [] : [renderType(quoted(element))]),
    ...(className === undefined ? [] : [renderClass(className)]),
  ];
  return parts.join(' ');
}

function renderClass(className: string): string {
  return `<code class="ty">.${escapeText(className)}</code>`;
}

/** Quotes the name of an element, which authors write with or without quotes. */
function quoted(value: string): string {
  return /^[a-z][a-z0-9]*$/.test(value) ? `'${value}'` : value;
}
