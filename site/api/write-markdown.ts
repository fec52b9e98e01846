import { fillText } from '../browser/page-language.ts';
import { sayCount } from '../browser/say-count.ts';
import { findCode, escapeTags } from '../markdown/tree/find-code.ts';
import type { ApiEntry, ApiMember, CallableApi, ComponentApi } from './api-data.ts';
import type { ApiRendering, ApiWords } from './api-rendering.ts';
import { describeApi } from './describe-api.ts';
import { demosOf } from './guides.ts';
import { refNote, labeledTags, stagesIn, placeOf } from './api-facts.ts';
import { linkNames } from './link-names.ts';
import { excerptOf } from './api-rows.ts';
import { applyEdits } from '../../engine/text/text-edit.ts';

type MarkdownRendering = Pick<
  ApiRendering,
  'words' | 'language' | 'resolveHref' | 'findName' | 'demos' | 'hrefOf' | 'pageAt'
>;

/** Texts of the cells of a table. */
type Rows = readonly (readonly string[])[];

/** Writes the documentation of an export as Markdown, for programs. `level` is the level of its heading. */
export function writeApiMarkdown(entry: ApiEntry, level: 1 | 2, rendering: MarkdownRendering): string {
  const { words } = rendering;
  const { examples = [], types = [] } = entry;
  const heading = (text: string, below = 1) => `${'#'.repeat(level + below)} ${text}`;
  const guides = demosOf(entry, rendering).map(({ title, pathname }) => `- [${title}](${rendering.hrefOf(pathname)})`);
  const blocks = [
    heading(level === 1 ? fillText(words.apiTitle, { name: entry.name }) : entry.name, 0),
    entry.description === undefined ? describeApi(entry, rendering) : plain(entry.description, rendering),
    ...(entry.deprecated === undefined
      ? []
      : [`> ${[words.deprecated, oneLine(entry.deprecated, rendering)].filter(Boolean).join(': ')}`]),
    [
      ...stagesIn(entry.tags, words).map((stage) => `- ${stage}`),
      ...labeledTags(entry.tags, words).map(({ label, text }) => `- ${label}: ${oneLine(text, rendering)}`),
    ].join('\n'),
    ...(guides.length === 0 ? [] : [heading(words.apiGuides), guides.join('\n')]),
    ...(entry.imports.length === 0 ? [] : [heading(words.apiImport), `\`\`\`tsx\n${entry.imports.join('\n')}\n\`\`\``]),
    ...(entry.version === undefined || entry.imports.length === 0
      ? []
      : [fillText(words.apiVersion, { version: entry.version, package: entry.package })]),
    ...(examples.length === 0 ? [] : [heading(words.apiExamples), ...examples]),
    ...sectionsOf(entry, rendering, heading),
    ...(types.length === 0
      ? []
      : [heading(words.apiTypes), `\`\`\`ts\n${types.map(({ text }) => text).join('\n\n')}\n\`\`\``]),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Writes the rows with the given names as a table. */
export function writeExcerptMarkdown(entry: ApiEntry, rows: readonly string[], rendering: MarkdownRendering): string {
  return excerptOf(entry, rows)
    .map(({ members }) => tableOf(members, rendering))
    .join('\n\n');
}

function sectionsOf(
  entry: ApiEntry,
  rendering: MarkdownRendering,
  heading: (text: string) => string,
): readonly string[] {
  const { words } = rendering;
  const members = (list: readonly ApiMember[]) => tableOf(list, rendering);
  const listed = (title: string, columns: readonly string[], rows: Rows) =>
    rows.length === 0 ? [] : [heading(title), table(columns, rows)];
  switch (entry.kind) {
    case 'component': {
      const { props, slots, classes } = entry;
      return [
        heading(words.apiProps),
        props.length === 0 ? words.apiNoProps : members(props),
        ...(entry.alternatives ?? []).flatMap(({ when, props: own }) => [
          `${fillText(words.apiWhen, { when: code(when) })}:`,
          members(own),
        ]),
        ...(entry.inherited ?? []).flatMap(({ name, props: own }) => [
          `${heading(fillText(words.apiInheritedProps, { name, count: String(own.length) })).replace('#', '##')}`,
          members(own),
        ]),
        notesOf(entry, rendering),
        ...listed(
          words.apiSlots,
          [words.apiName, words.apiClass, words.apiDefault, words.apiDescription],
          slots.map((slot) => [
            nameOf(slot, words),
            code(slot.className && `.${slot.className}`),
            code(slot.default),
            describe(slot, rendering),
          ]),
        ),
        ...listed(
          words.apiClasses,
          [words.apiKey, words.apiClass, words.apiDescription],
          classes.map((entry) => [
            nameOf({ ...entry, name: entry.key }, words),
            code(`.${entry.className}`),
            describe(entry, rendering),
          ]),
        ),
      ];
    }
    case 'hook':
    case 'function':
      return [
        ...entry.signatures.flatMap(({ text, description, parameters, returns }) => {
          const isOverloaded = entry.signatures.length > 1;
          const result = returns.members.length === 0 ? code(returns.type) : members(returns.members);
          return isOverloaded
            ? [
                `\`\`\`ts\n${text}\n\`\`\``,
                description === undefined ? '' : plain(description, rendering),
                parameters.length === 0 ? '' : `${words.apiParameters}:\n\n${members(parameters)}`,
                `${words.apiReturns}:\n\n${result}`,
              ]
            : [
                heading(words.apiParameters),
                parameters.length === 0 ? words.apiNoParameters : members(parameters),
                listTypeParameters(entry.typeParameters, words).join('\n'),
                heading(words.apiReturns),
                returns.description ?? '',
                result,
              ];
        }),
        entry.signatures.length > 1 ? listTypeParameters(entry.typeParameters, words).join('\n') : '',
      ];
    case 'type':
      return [
        ...(entry.definition === undefined ? [] : [heading(words.apiDefinition), code(entry.definition)]),
        ...(entry.members.length === 0 ? [] : [heading(words.apiMembers), members(entry.members)]),
      ];
  }
}

function tableOf(members: readonly ApiMember[], rendering: MarkdownRendering): string {
  const { words } = rendering;
  const rows = members.map((member) => [
    nameOf(member, words),
    code(member.type),
    member.default === undefined && member.defaultSource !== undefined
      ? fillText(words.apiDefaultInCode, { place: code(placeOf(member.defaultSource)) })
      : code(member.default),
    describe(splitDescription(member).row, rendering),
  ]);
  const below = members.flatMap((member) => {
    const { blocks } = splitDescription(member);
    return blocks === '' ? [] : [`${code(member.name)}:\n\n${plain(blocks, rendering)}`];
  });
  return [table([words.apiName, words.apiType, words.apiDefault, words.apiDescription], rows), ...below].join('\n\n');
}

/**
 * Splits a description into what fits into a cell and what needs lines of its own, from the first list, table or code
 * block on: it follows below the table.
 */
function splitDescription<Row extends Pick<ApiMember, 'description'>>(
  member: Row,
): { readonly row: Row; readonly blocks: string } {
  const { description = '' } = member;
  const paragraphs = description.split(/\n{2,}/);
  const from = paragraphs.findIndex((text) => BLOCK.test(text));
  if (from < 0) return { row: member, blocks: '' };
  // A list may follow its introduction without an empty line.
  const [, before = '', block = ''] =
    /^([^]*?)(?:^|\n)((?:[ \t]*(?:[-*+]|\d+[.)])[ \t]|\||`{3}|~{3})[^]*)$/.exec(paragraphs[from] ?? '') ?? [];
  const above = [...paragraphs.slice(0, from), before].join('\n\n').trim();
  return { row: { ...member, description: above }, blocks: [block, ...paragraphs.slice(from + 1)].join('\n\n') };
}

/** The start of a list, a table or a code block. */
const BLOCK = /^(?:[ \t]*(?:[-*+]|\d+[.)])[ \t]|\||`{3}|~{3})/m;

function notesOf(entry: ComponentApi, rendering: MarkdownRendering): string {
  const { inherits, styleProps, shared = [], hasAttributes, element, themeName, typeParameters } = entry;
  const { words } = rendering;
  const ref = refNote(entry, words);
  const notes = [
    inherits && fillText(words.apiInherits, { link: inherits.name }),
    styleProps && fillText(words.apiStyleProps, { link: words.apiStylePropsLink }),
    ...shared.map(({ type, package: from, count }) =>
      fillText(sayCount('apiSharedProps', count, rendering), { type: code(type), package: code(from) }),
    ),
    hasAttributes && words.apiAttributes,
    element && fillText(words.apiRoot, { element: code(`<${element}>`) }),
    fillText(ref.text, ref.type === undefined ? {} : { element: code(ref.type), type: code(ref.type) }),
    themeName && fillText(words.apiThemeName, { name: code(themeName) }),
  ];
  return [...listTypeParameters(typeParameters, words), ...notes.flatMap((note) => (note ? [`- ${note}`] : []))].join(
    '\n',
  );
}

function listTypeParameters(declared: CallableApi['typeParameters'] = [], words: ApiWords): readonly string[] {
  const list = declared.map((each) => `  - ${inTicks(each)}`);
  return list.length === 0 ? [] : [`- ${words.apiTypeParameters}`, ...list];
}

function table(columns: readonly string[], rows: Rows): string {
  const used = columns.map((_, at) => at === 0 || rows.some((row) => row[at] !== ''));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, at) => used[at]).join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function nameOf(
  { name, required, responsive, deprecated, tags }: Omit<ApiMember, 'type' | 'default'>,
  words: ApiWords,
): string {
  const marks = [
    ...(required ? [words.apiRequired] : []),
    ...(responsive ? [words.apiResponsive] : []),
    ...stagesIn(tags, words),
    ...(deprecated === undefined ? [] : [words.apiDeprecated]),
  ];
  return code(name) + (marks.length === 0 ? '' : ` (${marks.join(', ')})`);
}

function describe(
  entry: Pick<ApiMember, 'description' | 'deprecated' | 'arguments' | 'returns' | 'tags'> & { readonly name?: string },
  rendering: MarkdownRendering,
): string {
  const { words } = rendering;
  const parts = [
    entry.deprecated,
    entry.description ?? (entry.name === 'component' ? words.apiComponentProp : undefined),
    ...(entry.arguments ?? []).map(({ name, description }) => `${code(name)}: ${description}`),
    entry.returns === undefined ? undefined : `${words.apiReturned}: ${entry.returns}`,
    ...labeledTags(entry.tags, words).map(({ label, text }) => `${label}: ${text}`),
  ];
  return parts
    .flatMap((part) => (part ? [oneLine(part, rendering)] : []))
    .join(' ')
    .replaceAll('|', '\\|');
}

function code(text: string | undefined): string {
  if (text === undefined || text === '') return '';
  return inTicks(text.replaceAll('|', '\\|'));
}

/**
 * Wraps text in a run of backticks that is longer than any in the text; spaces separate it from backticks at the ends.
 */
function inTicks(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** Puts a text on one line; code blocks become inline code. */
function oneLine(text: string, rendering: MarkdownRendering): string {
  const blocks = findCode(text).flatMap(({ start, end, block }) =>
    block === undefined ? [] : [{ start, end, text: inTicks(joinLines(block)) }],
  );
  return joinLines(plain(applyEdits(text, blocks), rendering));
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Prepares the authors' text for use outside the site: tags are escaped, addresses without a host are absolute, and
 * only the text remains of links that lead nowhere.
 */
function plain(text: string, { resolveHref, findName }: MarkdownRendering): string {
  return escapeTags(linkNames(text, { findName })).replace(LINK, (_, start = '', label = '', address: string) => {
    const href = resolveHref(address)?.href;
    return href === undefined ? label || `${start}]` : `${start}${label}](${href})`;
  });
}

/** Link to a page, here or elsewhere; an unclosed link ends where the next one begins. */
const LINK = /(?:(\[)([^[\]]*))?\]\((?!(?!https?:)[a-z][a-z\d+.-]*:|\/\/|#)((?:[^)\s\]]|\](?!\())+)\)/gi;
