import type { Fix } from './diagnostic.ts';
import type { ApiInclude, ApiTarget, DemoSettings, IconsTarget } from './manifest.ts';
import type { Navigation } from './navigation.ts';
import type { FrontMatter } from './schema/front-matter.ts';
import type { Range, SourceFile } from './source.ts';

/** All that the engine knows about a project. Loaders fill it; the order of lists does not matter. */
export interface ProjectInput {
  /** `nav/site.yaml` and `nav/sections/*.yaml`. */
  readonly nav: readonly SourceFile[];
  /** What `readNavigation` made of `nav`, for callers that had to read it before; it is not read again. */
  readonly navigation?: Navigation;
  /** `nav/translations/*.yaml`. */
  readonly translations?: readonly SourceFile[];
  /** `nav/baseline.yaml`: findings that are set aside. */
  readonly baseline?: SourceFile;
  /** YAML and JSON files below `nav/` that are none of the above; of JSON, which has many uses, the text is left out. */
  readonly besideNavigation?: readonly SourceFile[];
  /** The texts of the interface, which translations may give. */
  readonly words?: readonly InterfaceTexts[];
  /** Every Markdown file of the content folder, those in other languages included. */
  readonly pages: readonly PageFile[];
  /** Pathnames of all other files of the content folder, such as `/static/card.png`. */
  readonly assets: readonly string[];
  /** Paths of the TypeScript files of the content folder, from the project's root: demos and what they import. */
  readonly modules?: readonly string[];
  /** Installed versions of the packages that the navigation names, by package name. */
  readonly packages: Readonly<Record<string, string>>;
  /** Names of the packages that the project lists and has installed, for suggestions; absent where no one knows. */
  readonly installed?: readonly string[];
  /** Component names of the packages that `generate: api` names, by package name. */
  readonly components: Readonly<Record<string, readonly string[]>>;
  /** What pages ask to be documented and packages do not export; absent where no one has looked. */
  readonly unknownApis?: readonly UnknownApi[];
  /** What is wrong with modules that pages show; absent where no one has looked. */
  readonly faults?: readonly ModuleFault[];
  /** Packages that a site may need and that cannot be found; absent where no one knows. */
  readonly missingTools?: readonly MissingTool[];
  /** Today as `YYYY-MM-DD`, for tags that expire. */
  readonly today: string;
  /** Ids of the sections whose content is here; absent where all of it is. What could be in the others is not judged. */
  readonly only?: readonly string[];
  /** Path of the project’s root from that of its repository, empty where both are the same; absent without a repository. */
  readonly placeInRepository?: string | undefined;
  /** Whether the content folder is out of the repository; what is in it is not listed then. */
  readonly isContentOutside?: boolean;
  /** Folders of demos that are out of the repository, as sections name them; what is in them is not listed. */
  readonly demoFoldersOutside?: readonly string[];
  /** Files that could not be read as text; each one is a diagnostic. */
  readonly unreadable: readonly UnreadableFile[];
}

/** Something that could not be described; `names` are what else the package has, absent when it is not installed. */
export interface UnknownApi extends ApiTarget {
  readonly names?: readonly string[];
}

/** A module that does not export what is asked of it, or that imports a file that is not there; its path is from the root. */
export type ModuleFault =
  | { readonly kind: 'no-export'; readonly path: string; readonly name: string }
  | { readonly kind: 'unresolved'; readonly path: string; readonly from: string; readonly range: Range };

/** A package that some sites need and docs-nav does not bring, so that those who only check need not install it. */
export type ToolName = 'vite' | 'typescript' | 'pagefind' | '@resvg/resvg-js' | 'temml';

/** A tool that is not installed, or not in a version that docs-nav works with. */
export interface MissingTool {
  readonly name: ToolName;
  /** The version that is installed, where there is one. */
  readonly found?: string;
  /** What to do about it: `run …`. */
  readonly help: string;
}

/** Texts of the interface that belong together. */
export interface InterfaceTexts {
  /** In English, by key. `<key>.one`, `<key>.other` and so on are the forms of a text that counts something. */
  readonly texts: Readonly<Record<string, string>>;
  /** The setting of `nav/site.yaml` without which no one sees them. */
  readonly needs?: 'search' | 'feedback' | 'analytics' | 'ads' | 'serviceWorker';
}

/** A file that exists but is not text that the engine could parse. */
export interface UnreadableFile {
  readonly path: string;
  readonly cause: 'not-utf-8' | 'too-large' | 'no-file' | 'leads-outside' | 'leads-nowhere';
  /** Bytes. */
  readonly size: number;
  /** The bytes read as Latin-1, for the paths in them; absent when the file was not read. */
  readonly text?: string;
}

/** One Markdown page on disk and what was found in it. */
export interface PageFile {
  /** Path from the project's root. */
  readonly path: string;
  /** Path below the content folder, without its ending and without a final `/index`, with a leading slash. */
  readonly pathname: string;
  readonly facts: CheckedPageFacts;
}

/** The facts of a page whose front matter was read: its values, and its mistakes among the page's problems. */
export interface CheckedPageFacts extends Omit<PageFacts, 'frontMatter' | 'tornFrontMatter'> {
  readonly frontMatter: FrontMatter;
  /** Keys of the front matter that mean nothing here, with their values. */
  readonly extra?: readonly ExtraKey[];
  /** Where the keys stand that have an effect on some pages only: in the default language, or in a generated group. */
  readonly pageKeys?: readonly { readonly key: string; readonly range: Range }[];
  /** The pathnames of `redirectFrom`; those of `related` are among the links. */
  readonly redirectFrom: readonly PageReference[];
  /** Where the front matter's `id` stands. */
  readonly idRange?: Range;
  /**
   * What a mistake in the front matter hides: addresses that `slug` and `redirectFrom` may have had, and whether the page
   * may be at another pathname than its file’s. Absent where nothing is hidden.
   */
  readonly lostPlace?: { readonly addresses: readonly string[]; readonly isOwnLost: boolean };
}

/** A key of a page's front matter that means nothing here; it is kept for whoever reads the manifest. */
export interface ExtraKey {
  readonly key: string;
  readonly value: unknown;
  readonly range: Range;
}

/**
 * What navigation and link checks need of a page. It depends on the file's bytes alone,
 * so it can be cached; whether a link works is decided again in every run.
 */
export interface PageFacts {
  /** The YAML between the `---` lines; `offset` and `line` place its first character in the file. */
  readonly frontMatter?: { readonly text: string; readonly offset: number; readonly line: number };
  /** The text of both versions, in the place of front matter that a merge conflict goes through; it is not read as YAML. */
  readonly tornFrontMatter?: string;
  /** The level-1 heading, for pages whose front matter has no title. */
  readonly heading?: string;
  /** Every id that a link may name, in document order. */
  readonly anchors: readonly string[];
  readonly links: readonly PageReference[];
  /** What the page includes, in document order; absent when it includes nothing. */
  readonly parts?: readonly PagePart[];
  /** Mistakes in the Markdown itself, such as an unknown directive. */
  readonly problems: readonly PageProblem[];
}

/** Something that a page includes by a directive and that is made elsewhere. */
export type PagePart = DemoPart | ApiPart | IconsPart | PagesPart;

/** A live demo: a module beside the page, or in the section's folder of demos. */
export interface DemoPart {
  readonly kind: 'demo';
  /** Path of the module from that folder, with `#Name` for one of several that it exports. */
  readonly src: string;
  readonly settings?: DemoSettings;
  readonly range: Range;
}

/** The documentation of something that a package exports, or some rows of it. */
export interface ApiPart extends ApiInclude {
  readonly kind: 'api';
  readonly range: Range;
  /** Where the rows are named. */
  readonly rowsRange?: Range;
}

/** A finder for the icons of a package. */
export interface IconsPart extends IconsTarget {
  readonly kind: 'icons';
  readonly range: Range;
}

/** A list of the pages in a group, with pictures of their demos. */
export interface PagesPart {
  readonly kind: 'pages';
  /** Pathname of the group. */
  readonly of: string;
  readonly range: Range;
}

/** A link or image as it is written in the page. */
export interface PageReference {
  readonly href: string;
  readonly range: Range;
}

/** A mistake inside one page; `code` names its definition in the catalogue. */
export interface PageProblem {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly range: Range;
  /** What fixes it; `file` is left empty, as the facts of a page do not depend on its path. */
  readonly fix?: Fix;
}
