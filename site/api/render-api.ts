import { apiSlug, type ApiSection } from '../../engine/address/api-slug.ts';
import { fillText } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { renderMark } from '../rows/render-rows.ts';
import { renderTools } from '../rows/render-tools.ts';
import { escapeAttribute, escapeText } from '../text/escape.ts';
import { highlightScript } from '../markdown/highlight/highlight-script.ts';
import { renderAnchored } from '../rows/render-anchored.ts';
import type { Drawn, DrawnHeading } from '../feature/feature.ts';
import type { ApiEntry, CallableApi, ComponentApi, TypeApi } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';
import { describeApi } from './describe-api.ts';
import { marksIn, partOwner, rowsOf } from './api-rows.ts';
import { demosOf } from './guides.ts';
import { openTypeLinks, typeId, type TypeLinks, renderType } from './render-type.ts';
import { refNote, labeledTags, stagesIn } from './api-facts.ts';
import { renderClasses, renderMembers, renderSlots } from './render-members.ts';
import { renderParagraphs, renderComment, renderDescription } from './render-description.ts';

/**
 * Renders the documentation of an export: `page` for the whole page, which provides title and lead, or `part` for a part
 * of a page, with its own heading and the lead below.
 */
export function renderApi(entry: ApiEntry, place: 'page' | 'part', rendering: ApiRendering): Drawn {
  const { lead, rest } = openingOf(entry, rendering);
  const page = startPage(entry, place, rendering);
  const html =
    (place === 'part' ? `${page.title(entry.name)}<p>${lead}</p>` : '') +
    rest +
    renderDeprecation(entry, rendering) +
    renderTags(entry, rendering) +
    renderGuides(entry, page, rendering) +
    renderImport(entry, page, rendering) +
    renderExamples(entry, page, rendering) +
    renderLists(entry, page, rendering) +
    renderDeclarations(entry, page, rendering);
  return { lead, html, headings: page.headings };
}

function renderLists(entry: ApiEntry, page: Page, rendering: ApiRendering): string {
  switch (entry.kind) {
    case 'component':
      return renderComponent(entry, page, rendering);
    case 'hook':
    case 'function':
      return renderFunction(entry, page, rendering);
    case 'type':
      return renderInterface(entry, page, rendering);
  }
}

/** Returns the package's opening sentence, or a generated one if it has none. */
function openingOf(entry: ApiEntry, rendering: ApiRendering): { readonly lead: string; readonly rest: string } {
  const { lead, rest } =
    entry.description === undefined ? { lead: '', rest: '' } : renderComment(entry.description, rendering);
  return { lead: lead === '' ? escapeText(describeApi(entry, rendering)) : lead, rest };
}

/** The headings of the documentation, in their order. */
interface Page {
  readonly headings: DrawnHeading[];
  title(text: string): string;
  /** Returns a section heading; `section` is its part of the id, `rows` the number of rows that follow. */
  heading(text: string, section: ApiSection, rows?: number): string;
}

function startPage({ name }: ApiEntry, place: 'page' | 'part', { words }: ApiRendering): Page {
  const headings: DrawnHeading[] = [];
  const heading = (text: string, id: string, level: 2 | 3, rows = 0): string => {
    headings.push({ id, depth: level, text, ...(rows > 0 ? { rows } : {}) });
    return renderAnchored({ id, level, html: escapeText(text), text }, words);
  };
  return {
    headings,
    title: (text) => heading(text, apiSlug(name), 2),
    heading: (text, section, rows) =>
      place === 'page' ? heading(text, section, 2, rows) : heading(text, `${apiSlug(name)}-${section}`, 3),
  };
}

function renderDeprecation({ deprecated }: ApiEntry, rendering: ApiRendering): string {
  if (deprecated === undefined) return '';
  const reason = deprecated === '' ? '' : `<p>${renderComment(deprecated, rendering).lead}</p>`;
  return `<aside class="callout warning" role="note"><p class="callout-title">${escapeText(rendering.words.deprecated)}</p>${reason}</aside>`;
}

/** Renders how far the export is developed, and what other tags of its comment say. */
function renderTags({ tags }: ApiEntry, rendering: ApiRendering): string {
  const { words } = rendering;
  const stages = stagesIn(tags, words).map((stage) => `<li>${renderMark(stage, 'state').trim()}</li>`);
  const others = labeledTags(tags, words).map(
    ({ label, text }) => `<li>${escapeText(label)}: ${renderDescription(text, rendering)}</li>`,
  );
  return stages.length + others.length === 0 ? '' : `<ul>${[...stages, ...others].join('')}</ul>`;
}

function renderGuides(entry: ApiEntry, page: Page, rendering: ApiRendering): string {
  const guides = demosOf(entry, rendering);
  if (guides.length === 0) return '';
  const links = guides.map(
    ({ pathname, title }) => `<a href="${escapeAttribute(rendering.hrefOf(pathname))}">${escapeText(title)}</a>`,
  );
  return `${page.heading(rendering.words.apiGuides, 'demos')}<p>${links.join(', ')}</p>`;
}

function renderImport(entry: ApiEntry, page: Page, { words }: ApiRendering): string {
  const { imports, version } = entry;
  if (imports.length === 0) return '';
  const code = `<figure class="code" data-lang="tsx"><pre tabindex="0"><code class="language-tsx">${highlightScript(imports.join('\n'), { jsx: true })}</code></pre></figure>`;
  return (
    page.heading(words.apiImport, 'import') +
    code +
    (imports.length > 1 ? `<p data-pagefind-ignore>${escapeText(words.apiImportEither)}</p>` : '') +
    (version === undefined
      ? ''
      : `<p data-pagefind-ignore>${escapeText(fillText(words.apiVersion, { version, package: entry.package }))}</p>`)
  );
}

function renderExamples({ examples = [] }: ApiEntry, page: Page, rendering: ApiRendering): string {
  if (examples.length === 0) return '';
  return page.heading(rendering.words.apiExamples, 'examples') + renderParagraphs(examples.join('\n\n'), rendering);
}

/**
 * Renders the declarations that the types of rows refer to, in a closed group under their names: a link to one opens it.
 * Many pages have the same, so the search of texts passes over them.
 */
function renderDeclarations({ name: owner, types = [] }: ApiEntry, page: Page, { words }: ApiRendering): string {
  if (types.length === 0) return '';
  const declarations = types.map(
    ({ name, text }) =>
      `<figure class="code" data-lang="ts" id="${escapeAttribute(typeId(owner, name))}" data-pagefind-ignore><pre tabindex="0"><code class="language-ts">${highlightScript(text, { jsx: false })}</code></pre></figure>`,
  );
  const names = types.map(({ name }) => escapeText(name)).join(', ');
  return `${page.heading(words.apiTypes, 'types')}<details class="api-more"><summary data-pagefind-ignore>${names}</summary>${declarations.join('')}</details>`;
}

function renderComponent(entry: ComponentApi, page: Page, rendering: ApiRendering): string {
  const { words } = rendering;
  const { name: owner, props } = entry;
  const links = openTypeLinks(entry, rendering);
  return (
    page.heading(words.apiProps, 'props', props.length) +
    renderToolsFor(entry, rendering) +
    (props.length === 0
      ? `<p>${escapeText(words.apiNoProps)}</p>`
      : renderMembers(props, { owner, list: 'prop', label: words.apiProps, links }, rendering)) +
    renderAlternatives(entry, links, rendering) +
    renderInherited(entry, links, rendering) +
    renderNotes(entry, rendering) +
    renderSlotsOf(entry, page, rendering) +
    renderClassesOf(entry, page, rendering)
  );
}

function renderSlotsOf({ name: owner, slots }: ComponentApi, page: Page, rendering: ApiRendering): string {
  if (slots.length === 0) return '';
  const { apiSlots: label, apiSlotsText } = rendering.words;
  const named = { slots: '<code>slots</code>', slotProps: '<code>slotProps</code>' };
  const list = renderSlots(slots, { owner, list: 'slot', label }, rendering);
  return `${page.heading(label, 'slots')}<p>${fillText(escapeText(apiSlotsText), named)}</p>${list}`;
}

function renderClassesOf(entry: ComponentApi, page: Page, rendering: ApiRendering): string {
  const { name: owner, props, classes, themeName } = entry;
  if (classes.length === 0) return '';
  const { apiClasses: label, apiClassesText, apiClassesAlone, apiClassesTheme } = rendering.words;
  const hasProp = props.some(({ name }) => name === 'classes');
  const text = fillText(escapeText(hasProp ? apiClassesText : apiClassesAlone), { classes: '<code>classes</code>' });
  const overrides = `<code>theme.components.${escapeText(themeName ?? '')}.styleOverrides</code>`;
  const theme = themeName === undefined ? '' : ` ${fillText(escapeText(apiClassesTheme), { overrides })}`;
  const list = renderClasses(classes, { owner, list: 'class', label }, rendering);
  return `${page.heading(label, 'classes')}<p>${text}${theme}</p>${list}`;
}

/** Renders the props that only some members of a union have, below what tells that member. */
function renderAlternatives(
  { name, alternatives = [] }: ComponentApi,
  links: TypeLinks,
  rendering: ApiRendering,
): string {
  const groups = alternatives.map(({ when, props }, at) => {
    const { apiWhen } = rendering.words;
    const label = fillText(escapeText(apiWhen), { when: renderType(when) });
    const list = { owner: partOwner(name, at), list: 'prop', label: fillText(apiWhen, { when }), links } as const;
    return `<p class="api-part">${label}</p>${renderMembers(props, list, rendering)}`;
  });
  return groups.join('');
}

/**
 * Renders the props of other components that this one takes over, in a closed group for each. The search of texts finds
 * them where they come from; their names lead here as well.
 */
function renderInherited(
  { name: owner, inherited = [] }: ComponentApi,
  links: TypeLinks,
  rendering: ApiRendering,
): string {
  const groups = inherited.map(({ name, props }) => {
    const label = fillText(rendering.words.apiInheritedProps, { name, count: String(props.length) });
    const list = renderMembers(props, { owner, list: 'prop', label, links }, rendering);
    return `<details class="api-more inherited" data-pagefind-ignore><summary>${escapeText(label)}</summary>${list}</details>`;
  });
  return groups.join('');
}

/** Renders facts about props that are not in the list. */
function renderNotes(entry: ComponentApi, rendering: ApiRendering): string {
  const { typeParameters, inherits, styleProps, shared = [], hasAttributes, element, themeName } = entry;
  const { words, resolveHref, findApi } = rendering;
  const linkTo = (href: string | undefined, text: string) =>
    href === undefined ? escapeText(text) : `<a href="${escapeAttribute(href)}">${escapeText(text)}</a>`;
  const codeOf = (text: string) => `<code>${escapeText(text)}</code>`;
  const say = (text: string, values: Readonly<Record<string, string>> = {}) =>
    `<li>${fillText(escapeText(text), values)}</li>`;
  const { package: owner, name = '', href } = inherits ?? {};
  const page = (owner && findApi({ package: owner, name })) ?? (href && resolveHref(href)?.href);
  const ref = refNote(entry, words);
  const notes = [
    inherits && say(words.apiInherits, { link: linkTo(page, name) }),
    styleProps && say(words.apiStyleProps, { link: linkTo(resolveHref(styleProps)?.href, words.apiStylePropsLink) }),
    ...shared.map(({ type, package: from, count }) =>
      say(sayCount('apiSharedProps', count, rendering), { type: codeOf(type), package: codeOf(from) }),
    ),
    hasAttributes && say(words.apiAttributes),
    element && say(words.apiRoot, { element: codeOf(`<${element}>`) }),
    say(ref.text, ref.type === undefined ? {} : { element: renderType(ref.type), type: renderType(ref.type) }),
    themeName && say(words.apiThemeName, { name: codeOf(themeName) }),
  ];
  const parameters = typeParameters === undefined ? '' : renderTypeParameters(typeParameters, rendering);
  return `<ul>${parameters}${notes.filter(Boolean).join('')}</ul>`;
}

function renderTypeParameters(declared: readonly string[], { words }: ApiRendering): string {
  const list = declared.map((each) => `<li>${renderType(each)}</li>`).join('');
  return `<li>${escapeText(words.apiTypeParameters)}<ul>${list}</ul></li>`;
}

function renderFunction(entry: CallableApi, page: Page, rendering: ApiRendering): string {
  const { name, typeParameters, signatures } = entry;
  const { words } = rendering;
  const links = openTypeLinks(entry, rendering);
  const isOverloaded = signatures.length > 1;
  const alone = (html: string) => (isOverloaded ? '' : html);
  const tools = renderToolsFor(entry, rendering);
  const generic = typeParameters === undefined ? '' : `<ul>${renderTypeParameters(typeParameters, rendering)}</ul>`;
  const opening = isOverloaded ? page.heading(words.apiSignatures, 'signatures') + tools : '';
  const parts = signatures.map(({ parameters, returns, description, text }, at) => {
    const owner = partOwner(name, at);
    const heading = (label: string, section: ApiSection) =>
      isOverloaded ? `<p class="api-part">${escapeText(label)}</p>` : page.heading(label, section, parameters.length);
    const code = isOverloaded
      ? `<figure class="code" data-lang="ts"><pre tabindex="0"><code class="language-ts">${highlightScript(text, { jsx: false })}</code></pre></figure>` +
        (description === undefined ? '' : renderParagraphs(description, rendering))
      : '';
    const taken =
      parameters.length === 0
        ? alone(`${heading(words.apiParameters, 'parameters')}<p>${escapeText(words.apiNoParameters)}</p>`)
        : heading(words.apiParameters, 'parameters') +
          alone(tools) +
          renderMembers(parameters, { owner, list: 'parameter', label: words.apiParameters, links }, rendering);
    const result =
      returns.members.length === 0
        ? `<p>${renderType(returns.type, links)}</p>`
        : (parameters.length > 0 ? '' : alone(tools)) +
          renderMembers(returns.members, { owner, list: 'return', label: words.apiReturns, links }, rendering);
    const said =
      returns.description === undefined ? '' : `<p>${renderComment(returns.description, rendering).lead}</p>`;
    return `${code}${taken}${alone(generic)}${heading(words.apiReturns, 'return-value')}${said}${result}`;
  });
  return opening + parts.join('') + (isOverloaded ? generic : '');
}

function renderInterface(entry: TypeApi, page: Page, rendering: ApiRendering): string {
  const { name: owner, members, definition } = entry;
  const { words } = rendering;
  const links = openTypeLinks(entry, rendering);
  const defined =
    definition === undefined
      ? ''
      : `${page.heading(words.apiDefinition, 'definition')}<p>${renderType(definition, links)}</p>`;
  if (members.length === 0) return defined;
  return (
    defined +
    page.heading(words.apiMembers, 'members', members.length) +
    renderToolsFor(entry, rendering) +
    renderMembers(members, { owner, list: 'member', label: words.apiMembers, links }, rendering)
  );
}

/** Renders the tools for the lists of an export; nothing if it has none. */
function renderToolsFor(entry: ApiEntry, { words }: ApiRendering): string {
  const count = rowsOf(entry).length + (entry.kind === 'component' ? entry.slots.length : 0);
  return count === 0 ? '' : renderTools({ hasFilter: count >= MANY, marks: marksIn(entry) }, words);
}

/** Number of rows from which on a filter is faster than looking. */
const MANY = 8;
