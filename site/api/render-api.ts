import { apiSlug, type ApiSection } from '../../engine/address/api-slug.ts';
import { fillText } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { renderMark } from '../rows/render-rows.ts';
import { renderTools } from '../rows/render-tools.ts';
import { escapeAttribute, escapeText } from '../text/escape.ts';
import { highlightScript } from '../markdown/highlight/highlight-script.ts';
import { renderAnchored } from '../rows/render-anchored.ts';
import type { DrawnHeading } from '../feature/feature.ts';
import type { ApiEntry, CallableApi, ComponentApi, TypeApi } from './api-data.ts';
import type { ApiRendering } from './api-rendering.ts';
import { describeApi } from './describe-api.ts';
import { marksIn, partOwner, rowsOf } from './api-rows.ts';
import { demosOf } from './guides.ts';
import { openTypeLinks, typeId, type TypeLinks } from './link-types.ts';
import { refNote } from './ref-note.ts';
import { renderClasses, renderMembers, renderSlots } from './render-members.ts';
import { renderBlocks, renderComment, renderDescription } from './render-description.ts';
import { renderType } from './render-type.ts';
import { labeledTags, stagesIn } from './tags.ts';

/** The rendered documentation of an export. */
export interface RenderedApi {
  /** Inline HTML of the opening sentence; included in `html` unless the page shows it itself. */
  readonly lead: string;
  readonly html: string;
  readonly headings: readonly DrawnHeading[];
}

/** `page`: the whole page, which provides title and lead. `part`: a part of a page, with its own heading. */
export type ApiPlace = 'page' | 'part';

/** Renders the documentation of an export. */
export function renderApi(entry: ApiEntry, place: ApiPlace, rendering: ApiRendering): RenderedApi {
  const { lead, rest } = openingOf(entry, rendering);
  const page = startPage(entry, place, rendering);
  if (place === 'part') page.add(page.title(entry.name) + `<p>${lead}</p>`);
  page.add(
    rest +
      renderDeprecation(entry, rendering) +
      renderTags(entry, rendering) +
      renderGuides(entry, page, rendering) +
      renderImport(entry, page, rendering) +
      renderExamples(entry, page, rendering),
  );
  switch (entry.kind) {
    case 'component':
      addComponent(entry, page, rendering);
      break;
    case 'hook':
    case 'function':
      addFunction(entry, page, rendering);
      break;
    case 'type':
      addType(entry, page, rendering);
      break;
  }
  page.add(renderDeclarations(entry, page, rendering));
  return { lead, html: page.html(), headings: page.headings };
}

/** Returns the package's opening sentence, or a generated one if it has none. */
function openingOf(entry: ApiEntry, rendering: ApiRendering): { readonly lead: string; readonly rest: string } {
  const { lead, rest } =
    entry.description === undefined ? { lead: '', rest: '' } : renderComment(entry.description, rendering);
  return { lead: lead === '' ? escapeText(describeApi(entry, rendering)) : lead, rest };
}

interface Page {
  readonly headings: DrawnHeading[];
  add(html: string): void;
  title(text: string): string;
  /** Returns a section heading; `section` is its part of the id, `rows` the number of rows that follow. */
  heading(text: string, section: ApiSection, rows?: number): string;
  html(): string;
}

function startPage({ name }: ApiEntry, place: ApiPlace, { words }: ApiRendering): Page {
  const headings: DrawnHeading[] = [];
  const depth = place === 'page' ? 2 : 3;
  let html = '';
  const heading = (text: string, id: string, level: 2 | 3, rows = 0): string => {
    const html = escapeText(text);
    headings.push({ id, depth: level, html, text, ...(rows > 0 ? { rows } : {}) });
    return renderAnchored({ id, level, html, text }, words);
  };
  return {
    headings,
    add: (part) => {
      html += part;
    },
    title: (text) => heading(text, apiSlug(name), 2),
    heading: (text, section, rows) =>
      place === 'page' ? heading(text, section, depth, rows) : heading(text, `${apiSlug(name)}-${section}`, depth),
    html: () => html,
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
  return page.heading(rendering.words.apiExamples, 'examples') + renderBlocks(examples.join('\n\n'), rendering);
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

function addComponent(entry: ComponentApi, page: Page, rendering: ApiRendering): void {
  const { words } = rendering;
  const { name: owner, props, slots, classes, themeName } = entry;
  const links = openTypeLinks(entry, rendering);
  page.add(page.heading(words.apiProps, 'props', props.length) + renderToolsFor(entry, rendering));
  page.add(
    props.length === 0
      ? `<p>${escapeText(words.apiNoProps)}</p>`
      : renderMembers(props, { owner, list: 'prop', label: words.apiProps, links }, rendering),
  );
  page.add(
    renderAlternatives(entry, links, rendering) +
      renderInherited(entry, links, rendering) +
      renderNotes(entry, rendering),
  );
  if (slots.length > 0) {
    const text = fillText(escapeText(words.apiSlotsText), {
      slots: '<code>slots</code>',
      slotProps: '<code>slotProps</code>',
    });
    page.add(
      `${page.heading(words.apiSlots, 'slots')}<p>${text}</p>${renderSlots(slots, { owner, list: 'slot', label: words.apiSlots }, rendering)}`,
    );
  }
  if (classes.length === 0) return;
  const hasProp = props.some(({ name }) => name === 'classes');
  const text = hasProp
    ? fillText(escapeText(words.apiClassesText), { classes: '<code>classes</code>' })
    : escapeText(words.apiClassesAlone);
  const theme =
    themeName === undefined
      ? ''
      : ` ${fillText(escapeText(words.apiClassesTheme), { overrides: `<code>theme.components.${escapeText(themeName)}.styleOverrides</code>` })}`;
  page.add(
    `${page.heading(words.apiClasses, 'classes')}<p>${text}${theme}</p>${renderClasses(classes, { owner, list: 'class', label: words.apiClasses }, rendering)}`,
  );
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
  const notes: string[] = [];
  const linkTo = (href: string | undefined, text: string) =>
    href === undefined ? text : `<a href="${escapeAttribute(href)}">${text}</a>`;
  if (inherits !== undefined) {
    const own =
      inherits.package === undefined ? undefined : findApi({ package: inherits.package, name: inherits.name });
    const href = own ?? (inherits.href === undefined ? undefined : resolveHref(inherits.href)?.href);
    notes.push(fillText(escapeText(words.apiInherits), { link: linkTo(href, escapeText(inherits.name)) }));
  }
  if (styleProps !== undefined)
    notes.push(
      fillText(escapeText(words.apiStyleProps), {
        link: linkTo(resolveHref(styleProps)?.href, escapeText(words.apiStylePropsLink)),
      }),
    );
  const codeOf = (text: string) => `<code>${escapeText(text)}</code>`;
  for (const { type, package: from, count } of shared)
    notes.push(
      fillText(escapeText(sayCount('apiSharedProps', count, rendering)), { type: codeOf(type), package: codeOf(from) }),
    );
  if (hasAttributes) notes.push(escapeText(words.apiAttributes));
  if (element !== undefined) notes.push(fillText(escapeText(words.apiRoot), { element: codeOf(`<${element}>`) }));
  const { text, type } = refNote(entry, words);
  notes.push(
    fillText(escapeText(text), type === undefined ? {} : { element: renderType(type), type: renderType(type) }),
  );
  if (themeName !== undefined)
    notes.push(fillText(escapeText(words.apiThemeName), { name: `<code>${escapeText(themeName)}</code>` }));
  const parameters = typeParameters === undefined ? '' : renderTypeParameters(typeParameters, rendering);
  return `<ul>${parameters}${notes.map((note) => `<li>${note}</li>`).join('')}</ul>`;
}

function renderTypeParameters(declared: readonly string[], { words }: ApiRendering): string {
  const list = declared.map((each) => `<li>${renderType(each)}</li>`).join('');
  return `<li>${escapeText(words.apiTypeParameters)}<ul>${list}</ul></li>`;
}

function addFunction(entry: CallableApi, page: Page, rendering: ApiRendering): void {
  const { name, typeParameters, signatures } = entry;
  const { words } = rendering;
  const links = openTypeLinks(entry, rendering);
  const isOverloaded = signatures.length > 1;
  if (isOverloaded) page.add(page.heading(words.apiSignatures, 'signatures') + renderToolsFor(entry, rendering));
  for (const [at, signature] of signatures.entries()) {
    const { parameters, returns, description, text } = signature;
    const owner = partOwner(name, at);
    const heading = (label: string, section: ApiSection) =>
      isOverloaded ? `<p class="api-part">${escapeText(label)}</p>` : page.heading(label, section, parameters.length);
    if (isOverloaded)
      page.add(
        `<figure class="code" data-lang="ts"><pre tabindex="0"><code class="language-ts">${highlightScript(text, { jsx: false })}</code></pre></figure>` +
          (description === undefined ? '' : renderBlocks(description, rendering)),
      );
    if (parameters.length > 0)
      page.add(
        heading(words.apiParameters, 'parameters') +
          (isOverloaded ? '' : renderToolsFor(entry, rendering)) +
          renderMembers(parameters, { owner, list: 'parameter', label: words.apiParameters, links }, rendering),
      );
    else if (!isOverloaded)
      page.add(`${heading(words.apiParameters, 'parameters')}<p>${escapeText(words.apiNoParameters)}</p>`);
    if (!isOverloaded && typeParameters !== undefined)
      page.add(`<ul>${renderTypeParameters(typeParameters, rendering)}</ul>`);
    page.add(heading(words.apiReturns, 'return-value'));
    if (returns.description !== undefined) page.add(`<p>${renderComment(returns.description, rendering).lead}</p>`);
    if (returns.members.length === 0) page.add(`<p>${renderType(returns.type, links)}</p>`);
    else
      page.add(
        (isOverloaded || parameters.length > 0 ? '' : renderToolsFor(entry, rendering)) +
          renderMembers(returns.members, { owner, list: 'return', label: words.apiReturns, links }, rendering),
      );
  }
  if (isOverloaded && typeParameters !== undefined)
    page.add(`<ul>${renderTypeParameters(typeParameters, rendering)}</ul>`);
}

function addType(entry: TypeApi, page: Page, rendering: ApiRendering): void {
  const { name: owner, members, definition } = entry;
  const { words } = rendering;
  const links = openTypeLinks(entry, rendering);
  if (definition !== undefined)
    page.add(`${page.heading(words.apiDefinition, 'definition')}<p>${renderType(definition, links)}</p>`);
  if (members.length === 0) return;
  page.add(
    page.heading(words.apiMembers, 'members', members.length) +
      renderToolsFor(entry, rendering) +
      renderMembers(members, { owner, list: 'member', label: words.apiMembers, links }, rendering),
  );
}

/** Renders the tools for the lists of an export; nothing if it has none. */
function renderToolsFor(entry: ApiEntry, { words }: ApiRendering): string {
  const count = rowsOf(entry).length + (entry.kind === 'component' ? entry.slots.length : 0);
  return count === 0 ? '' : renderTools({ hasFilter: count >= MANY, marks: marksIn(entry) }, words);
}

/** Number of rows from which on a filter is faster than looking. */
const MANY = 8;
