import { posix } from 'node:path';
import { parseDocument } from 'yaml';
import { lineOf, lineOfKey, openFile, type ForeignFile } from '../read/foreign-file.ts';
import type { ReadContext } from '../read/foreign-site.ts';
import { asList, asMap, asText } from '../read/unknown-values.ts';

/** A configuration of MkDocs, including what it inherits. */
interface MkdocsConfiguration {
  readonly settings: Readonly<Record<string, unknown>>;
  /** The text of all its files. */
  readonly text: string;
}

type Context = Pick<ReadContext, 'isFile' | 'read' | 'lose'>;

/** Reads a configuration and the one that it inherits by `INHERIT`; unknown settings are reported in their own file. */
export function readConfiguration(
  file: string,
  known: readonly string[],
  context: Context,
  passed: readonly string[] = [],
): MkdocsConfiguration {
  const { isFile, lose } = context;
  const source = openFile(file, context);
  const { text } = source;
  // Tags such as `!!python/name:` refer to code, and their values are read like any other.
  const document = parseDocument(text, { logLevel: 'silent' });
  for (const { message, linePos } of document.errors)
    lose(
      file,
      linePos?.[0].line ?? 1,
      `the file is not YAML: ${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''}`,
    );
  const own = asMap(document.toJS() as unknown);
  source.loseSettings(own, [...known, 'INHERIT']);
  for (const [name, options] of extensionsIn(own['markdown_extensions'])) loseOptions(name, options, source, lose);
  for (const name of extensionsIn(own['plugins']).keys())
    if (!/^(?:material\/)?(?:search|redirects)$/.test(name))
      source.lose(name, `the plugin \`${name}\` is not carried over`);
  const written = asText(own['INHERIT']);
  if (written === undefined) return { settings: own, text };
  const parent = posix.join(posix.dirname(file), written);
  if (!isFile(parent) || passed.includes(parent)) {
    source.lose('INHERIT', `the configuration \`${written}\`, which this one inherits from, does not exist`);
    return { settings: own, text };
  }
  const inherited = readConfiguration(parent, known, context, [...passed, file]);
  return { settings: mergeMaps(inherited.settings, own), text: `${text}\n${inherited.text}` };
}

/**
 * Merges two mappings; of other values, the second one wins
 * (https://www.mkdocs.org/user-guide/configuration/#configuration-inheritance).
 */
function mergeMaps(
  first: Readonly<Record<string, unknown>>,
  second: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const merged = { ...first, ...second };
  for (const key of Object.keys(second)) {
    const [one, other] = [asMap(first[key]), asMap(second[key])];
    if (Object.keys(one).length > 0 && Object.keys(other).length > 0) merged[key] = mergeMaps(one, other);
  }
  return merged;
}

/** Returns options by the names of extensions, which are a mapping, or a list of names that may have options. */
export function extensionsIn(value: unknown): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const entries = [
    asMap(value),
    ...asList(value).map((entry) => (typeof entry === 'string' ? { [entry]: {} } : asMap(entry))),
  ];
  return new Map(
    entries.flatMap((entry) => Object.entries(entry).map(([name, options]) => [name, asMap(options)] as const)),
  );
}

/**
 * Returns the syntax features that extensions and their options enable.
 * @example
 * featuresOf(new Map([['pymdownx.tilde', { delete: false }]])) // pymdownx.tilde, pymdownx.tilde:subscript
 */
export function featuresOf(extensions: ReadonlyMap<string, Readonly<Record<string, unknown>>>): ReadonlySet<string> {
  return new Set(
    Array.from(extensions).flatMap(([name, options]) => [
      name,
      ...(SWITCHES.get(name) ?? []).filter((option) => options[option] !== false).map((option) => `${name}:${option}`),
      ...(name === 'pymdownx.critic' ? [`${name}:${asText(options['mode']) ?? 'view'}`] : []),
    ]),
  );
}

/** Options that disable a feature. */
const SWITCHES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'pymdownx.tilde': ['delete', 'subscript'],
    'pymdownx.caret': ['insert', 'superscript'],
  }),
);

function loseOptions(
  name: string,
  options: Readonly<Record<string, unknown>>,
  { file, text, lose: loseAt }: ForeignFile,
  lose: ReadContext['lose'],
): void {
  if (!EXTENSIONS.has(name)) {
    loseAt(name, `the Markdown extension \`${name}\` is not carried over`);
    return;
  }
  // The name may occur before as well: in a comment, or as that of a plugin.
  const above = lineOf(text, name) - 1;
  const below = text.split('\n').slice(above).join('\n');
  for (const [option, value] of Object.entries(options))
    if (value !== false && !(SWITCHES.get(name) ?? []).includes(option) && !OPTIONS.has(option))
      lose(
        file,
        above + lineOfKey(below, option, name),
        `the option \`${option}\` of the Markdown extension \`${name}\` is not carried over`,
      );
}

/** Extensions whose syntax is supported, or reported where a page uses it. */
const EXTENSIONS = new Set([
  ...'abbr admonition attr_list codehilite def_list extra fenced_code footnotes md_in_html'.split(' '),
  ...'meta sane_lists tables toc mdx_math'.split(' '),
  ...`arithmatex betterem caret critic details emoji extra highlight inlinehilite keys magiclink mark snippets
    striphtml superfences tabbed tasklist tilde`
    .split(/\s+/)
    .map((name) => `pymdownx.${name}`),
]);

/** Options that only affect appearance, anchors, or how strictly syntax is parsed. */
const OPTIONS = new Set(
  `permalink permalink_title permalink_class title toc_depth toc_class slugify separator anchorlink anchor_linenums
  line_spans pygments_lang_class use_pygments guess_lang css_class linenums linenums_style auto_title noclasses
  pygments_style generic preview mode smart_delete smart_insert smart_mark smart_enable alternate_style
  combine_header_slug custom_checkbox clickable_checkbox emoji_index emoji_generator options custom_fences base_path
  check_paths restrict_base_path dedent_subsections preserve_tabs encoding normalize_issue_symbols hide_protocol
  BACKLINK_TEXT UNIQUE_IDS PLACE_MARKER enable_dollar_delimiter`.split(/\s+/),
);
