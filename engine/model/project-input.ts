import type { DiagnosticDefinition, Fix } from '../diagnostic/diagnostic.ts';
import type { Declaration, ListedPage, ToolName } from '../feature/declaration.ts';
import type { PageCode, PageValues } from '../feature/page-values.ts';
import type { Written } from '../feature/read-ask.ts';
import type { GroupOption, Navigation } from './navigation.ts';
import type { FrontMatter } from '../schema/front-matter.ts';
import type { InterfaceTexts } from '../schema/translation.ts';
import type { Origin, Range, SourceFile } from '../text/source.ts';
import type { RouteAsk } from '../manifest/manifest.ts';

/** Everything the engine knows about a project. Loaders fill it in; the order of lists does not matter. */
export interface ProjectInput {
  /** The YAML files below `nav/`. */
  readonly nav: readonly SourceFile[];
  /** The result of `readNavigation` for `nav`, if the caller has it already; it is not read again. */
  readonly navigation?: Navigation;
  /** The texts of the interface, which translations may replace. */
  readonly words?: readonly InterfaceTexts[];
  /** Their translations that ship with the package, by the codes of the site's languages. */
  readonly shippedWords?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Every Markdown file of the content folder, in all languages. */
  readonly pages: readonly PageFile[];
  /** Pathnames of all other files of the content folder, such as `/static/card.png`. */
  readonly assets: readonly string[];
  /** Paths of the TypeScript files of the content folder, from the project's root: demos and their imports. */
  readonly modules?: readonly string[];
  /** What is known of the packages that the site names, and which others are installed, if another may be meant. */
  readonly packages: Readonly<Record<string, InstalledPackage>>;
  /** What was found to be wrong outside of the engine: in packages and modules, by features, and what is not installed. */
  readonly findings?: readonly OuterFinding[];
  /** Names of the directives and elements that can replace MDX components; absent if unknown. */
  readonly replacements?: readonly string[];
  /** The features of the package. */
  readonly builtIn: readonly Declaration[];
  /** The project's own features, and its components. */
  readonly features?: readonly Declaration[];
  /** Whether a feature of the project cannot be used, so that what pages ask of it is unknown. */
  readonly isFeatureLost?: boolean;
  /**
   * `unrun`: code that the project brings was not run, so that what its features, rules and expressions add is unknown;
   * `checked`: the findings also tell what the compiler says of code for readers.
   */
  readonly code?: 'unrun' | 'checked';
  /** The pages that features list, by `listKey`; absent for a list that could not be made. */
  readonly listed?: Readonly<Record<string, readonly ListedPage[]>>;
  /** The project’s own rules; absent if it has none. */
  readonly ownRules?: OwnRules;
  /** Today as `YYYY-MM-DD`, for tags that expire. */
  readonly today: string;
  /**
   * Ids of the sections whose content is here; absent if all content is. What the others may contain is not checked.
   */
  readonly only?: readonly string[];
  /** Whether drafts are part of the site, marked as such; otherwise, they are left out. */
  readonly hasDrafts?: boolean;
  /** Path from the repository's root to the project’s, empty if they are the same; absent without a repository. */
  readonly placeInRepository?: string | undefined;
  /** The folders of content and demos that are outside the repository, as settings write them; their files are not listed. */
  readonly foldersOutside?: readonly string[];
  /** Files that could not be read as text; each one is a diagnostic. */
  readonly unreadable: readonly UnreadableFile[];
}

/** What is known of an installed package. */
export interface InstalledPackage {
  /** Absent if the navigation does not name it. */
  readonly version?: string;
  /** Its components and hooks; absent if nothing is documented, or if it cannot be read. */
  readonly components?: readonly string[];
  /** What else it exports; absent if unknown. */
  readonly values?: readonly ApiValue[];
  /** If it exports nothing: the file that it leads to, but which does not exist. */
  readonly unbuilt?: string;
}

/** Something wrong that was found outside of the engine, which knows the places of some of it. */
export type OuterFinding = FileFinding | AskFinding | ToolFinding;

interface Said {
  /** Code of its diagnostic: `api-default-differs`. */
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

/** What is wrong at a place in a file from the project's root. */
export interface FileFinding extends Said, Origin {
  /** The module that the site has to run for it to matter, and its export. */
  readonly of?: { readonly module: string; readonly export?: string };
}

/** What is wrong with what pages or the navigation ask, wherever they do. */
export interface AskFinding extends Said {
  /** `partKey` of what is asked. */
  readonly asked: string;
  /** The attribute that is wrong. */
  readonly attribute: string;
  /** The module to write instead beside the page, and the line that shows it. */
  readonly instead?: { readonly name: string; readonly content: string; readonly line: string };
}

/** That a site may need a tool that cannot be found; the message says what it would need. */
export interface ToolFinding extends Said {
  readonly tool: ToolName;
}

/** An export of a package that is neither a component nor a hook. */
export interface ApiValue {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'enum' | 'constant' | 'type';
}

/** Identifies a list of pages by the feature and its options. */
export function listKey(feature: string, options: readonly GroupOption[]): string {
  return `${feature} ${JSON.stringify(writtenOptions(options))}`;
}

/** Returns options as if they were attributes in a page. */
export function writtenOptions(options: readonly GroupOption[]): Written {
  return Object.fromEntries(options.map(({ key, value }) => [key.value, value.value]));
}

/** The rules that a project brings along. The engine runs none of their code. */
export interface OwnRules {
  /** The kinds of findings that they declare. */
  readonly definitions: readonly DiagnosticDefinition[];
  /** What they found. */
  readonly findings: readonly FileFinding[];
  /** Rules that cannot be used, at their places in `nav/site.yaml`. */
  readonly failed: readonly FailedRule[];
  /** Whether codes may be unknown, and findings missing, because a rule cannot be used or was not run. */
  readonly isLost: boolean;
}

/** A rule of the project that cannot be used. */
export interface FailedRule extends Origin {
  readonly message: string;
  readonly help: string;
}

/** One Markdown page on disk and what was found in it. */
export interface PageFile {
  /** Path from the project's root. */
  readonly path: string;
  /** Path below the content folder, with a leading slash and without extension or final `/index`. */
  readonly pathname: string;
  readonly facts: CheckedPageFacts;
}

/** The facts of a page with its front matter read: the values, and its mistakes among the page's problems. */
export interface CheckedPageFacts extends Omit<PageFacts, 'frontMatter' | 'tornFrontMatter'> {
  readonly frontMatter: FrontMatter;
  /** Unknown keys of the front matter, with their values. */
  readonly extra?: readonly ExtraKey[];
  /** Places of its known keys. */
  readonly keys?: readonly { readonly key: string; readonly range: Range }[];
  /** The pathnames in `redirectFrom`; those in `related` are among the links. */
  readonly redirectFrom: readonly PageReference[];
  /** Place of the front matter's `id`. */
  readonly idRange?: Range;
  /** The text of front matter with a mistake, which may have given the page another pathname. */
  readonly lostFrontMatter?: string;
}

/** An unknown key of a page's front matter, kept for consumers of the manifest. */
interface ExtraKey {
  readonly key: string;
  readonly value: unknown;
  readonly range: Range;
}

/**
 * What navigation and link checks need from a page. Depends only on the file's bytes, so it can be cached; links are
 * checked again in every run.
 */
export interface PageFacts {
  /** The YAML between the `---` lines; `offset` and `line` locate its first character in the file. */
  readonly frontMatter?: { readonly text: string; readonly offset: number; readonly line: number };
  /** The text of both versions, if a merge conflict crosses the front matter; it is not read as YAML. */
  readonly tornFrontMatter?: string;
  /** The level-1 heading, for pages without a title in the front matter. */
  readonly heading?: string;
  /** Every id that a link may target, in document order. */
  readonly anchors: readonly string[];
  readonly links: readonly PageReference[];
  /** What directives include in the page, in document order; absent if nothing. */
  readonly parts?: readonly PagePart[];
  /** Its headings, also the one that is its title; only if rules of the project ask for them. */
  readonly outline?: readonly PageHeading[];
  /** Offsets of front matter, code, formulas and comments in the text; only if rules of the project ask for them. */
  readonly notProse?: readonly (readonly [start: number, end: number])[];
  /** What has to be evaluated before the page can be read as a whole; absent if nothing, or if it has been. */
  readonly code?: PageCode;
  /** Whether code that was not run may give it further anchors, parts and another title. */
  readonly isPartial?: true;
  /** The values that the page was read with. */
  readonly values?: PageValues;
  /** Mistakes in the Markdown itself, such as an unknown directive. */
  readonly problems: readonly PageProblem[];
}

/** A heading of a page; the title has no id. */
export interface PageHeading {
  readonly level: number;
  readonly text: string;
  readonly id?: string;
  readonly range: Range;
}

/** What a page asks of a feature at one place, if it is found out or made outside the page. */
export interface PagePart extends Omit<RouteAsk, 'opens'> {
  /** Places of the attributes, by name. */
  readonly at: Readonly<Record<string, Range>>;
  readonly range: Range;
}

/** Returns the place of an attribute, or of the whole request if it is not written. */
export function placeIn({ at, range }: Pick<PagePart, 'at' | 'range'>, name: string): Range {
  return at[name] ?? range;
}

/** A link or image as written in the page. */
export interface PageReference {
  readonly href: string;
  readonly range: Range;
}

/** A mistake in one page; `code` identifies its definition in the catalogue. */
export interface PageProblem extends Said {
  readonly range: Range;
  /** The fix; `file` is empty, because a page's facts do not depend on its path. */
  readonly fix?: Fix;
}

/** A file that exists but is not what it should be: text that the engine could parse, or a file to publish. */
export interface UnreadableFile {
  readonly path: string;
  readonly cause: 'not-utf-8' | 'too-large' | 'no-file' | 'leads-outside' | 'leads-nowhere' | 'passed-over' | 'pointer';
  /** Bytes. */
  readonly size: number;
  /** The bytes decoded as Latin-1, to find paths in them; absent if the file was not read. */
  readonly text?: string;
}

/** A tool that is missing, or installed in a version that docs-nav does not support. */
export interface MissingTool {
  readonly name: ToolName;
  /** The installed version, if any. */
  readonly found?: string;
  /** How to get it: `run …`. */
  readonly help: string;
}
