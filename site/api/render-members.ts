import { fillText } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { escapeText } from '../text/escape.ts';
import type { ApiClass, ApiMember, ApiSlot } from './api-data.ts';
import { apiId, type ApiList } from './api-id.ts';
import type { TypeLinks } from './link-types.ts';
import { placeOf } from './place-of.ts';
import { labeledTags, stagesIn } from './tags.ts';
import type { ApiRendering } from './api-rendering.ts';
import { renderDescription } from './render-description.ts';
import { renderMark, renderTable, renderType, type ApiRow } from './render-rows.ts';

/** A list of members and its owner. */
export interface MemberList {
  /** Name of the export that has these members. */
  readonly owner: string;
  readonly list: ApiList;
  readonly label: string;
  /** Where the names in types lead; nowhere if left out. */
  readonly links?: TypeLinks;
}

/** Renders props, parameters or members: name, type with default, description. */
export function renderMembers(members: readonly ApiMember[], list: MemberList, rendering: ApiRendering): string {
  const { words } = rendering;
  const rows = members.map((member) => {
    const type = renderType(member.type, list.links) + renderDefault(member, rendering);
    return makeRow(member.name, type, member, list, rendering);
  });
  return renderTable({ columns: [words.apiName, words.apiType, words.apiDescription], label: list.label, rows });
}

/** Renders slots: name, class of the element with its default component, description. */
export function renderSlots(slots: readonly ApiSlot[], list: MemberList, rendering: ApiRendering): string {
  const { words } = rendering;
  const rows = slots.map((slot) => makeRow(slot.name, renderElement(slot), slot, list, rendering));
  return renderTable({ columns: [words.apiName, words.apiElement, words.apiDescription], label: list.label, rows });
}

/**
 * Renders CSS classes: key, name in the HTML, description. Deprecated classes are in a collapsed group, because there
 * are often more of them, each with its own advice.
 */
export function renderClasses(classes: readonly ApiClass[], list: MemberList, rendering: ApiRendering): string {
  const current = classes.filter(({ deprecated }) => deprecated === undefined);
  const deprecated = classes.filter((entry) => !current.includes(entry));
  if (deprecated.length === 0) return renderClassTable(current, list, rendering);
  const label = sayCount('apiDeprecatedClasses', deprecated.length, rendering);
  return (
    (current.length === 0 ? '' : renderClassTable(current, list, rendering)) +
    `<details class="api-more"><summary>${escapeText(label)}</summary>${renderClassTable(deprecated, { ...list, label }, rendering)}</details>`
  );
}

function renderClassTable(classes: readonly ApiClass[], list: MemberList, rendering: ApiRendering): string {
  const { words } = rendering;
  const rows = classes.map((entry) => makeRow(entry.key, renderClass(entry.className), entry, list, rendering));
  return renderTable({ columns: [words.apiKey, words.apiClass, words.apiDescription], label: list.label, rows });
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

/** Creates the row of an entry: its name with marks, the cell for its kind, its description. */
function makeRow(
  name: string,
  cell: string,
  entry: Described,
  { owner, list }: MemberList,
  rendering: ApiRendering,
): ApiRow {
  return {
    id: apiId(owner, list, name),
    name,
    marks: marksOf(entry, rendering),
    cells: [cell, describe(entry, rendering)],
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

function renderDefault({ default: value, defaultSource }: ApiMember, { words }: ApiRendering): string {
  const shown =
    value !== undefined
      ? renderType(value)
      : defaultSource !== undefined
        ? fillText(escapeText(words.apiDefaultInCode), { place: `<code>${escapeText(placeOf(defaultSource))}</code>` })
        : undefined;
  return shown === undefined ? '' : `<p class="def">${escapeText(words.apiDefault)} ${shown}</p>`;
}

function renderElement({ className, default: element }: ApiSlot): string {
  const parts = [
    ...(element === undefined ? [] : [renderType(quoted(element))]),
    ...(className === undefined ? [] : [renderClass(className)]),
  ];
  return parts.join('<br>');
}

function renderClass(className: string): string {
  return `<code class="ty">.${escapeText(className)}</code>`;
}

/** Quotes the name of an element, which authors write with or without quotes. */
function quoted(value: string): string {
  return /^[a-z][a-z0-9]*$/.test(value) ? `'${value}'` : value;
}
