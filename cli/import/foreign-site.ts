/** Something of another tool that is not carried over, and where it is. */
export interface Loss {
  /** Path from the imported folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What it is and why it is left behind, as a sentence without its period. */
  readonly reason: string;
}

/** Notes what is not carried over. */
export type Lose = (file: string, line: number, reason: string) => void;

/** A page as another tool has it. */
export interface ForeignPage {
  /** Path from the imported folder. */
  readonly file: string;
  /** Where the other tool serves it, and where it will stay. */
  readonly pathname: string;
  readonly text: string;
  /** What stands in code as front matter would, and the line where it begins; the text is without it. */
  readonly metadata?: { readonly values: Readonly<Record<string, unknown>>; readonly line: number } | undefined;
  /** What the sidebar calls it, where that is not the title. */
  readonly label?: string;
  /** What its node has besides, by what the page itself says. */
  readonly keys?: NodeKeys;
  /** Keys of its front matter that are carried over so. */
  readonly taken?: readonly string[];
}

/** Further keys that a node has here, such as tags and attributes of its link. */
export type NodeKeys = Readonly<Record<string, unknown>>;

/** What something is called in other languages, by their codes or the segments that stand for them in addresses. */
export type Titles = Readonly<Record<string, string>>;

/** Finds where something is written; it is looked for when it is asked for. */
type FindPlace = () => Pick<Loss, 'file' | 'line'>;

/** A node of another tool's sidebar. `at`: where it is written, if not in the configuration. */
export type ForeignNode =
  | {
      readonly kind: 'page';
      readonly pathname: string;
      readonly title?: string | undefined;
      readonly titles?: Titles | undefined;
      readonly keys?: NodeKeys | undefined;
      readonly at?: FindPlace | undefined;
    }
  /** `pathname`: a page that the tool makes of the group itself. `isLabel`: whether the title is nothing but a line above its nodes. `isMadeUp`: whether no one wrote the title, so that it is in no language. */
  | {
      readonly kind: 'group';
      readonly title: string;
      readonly titles?: Titles | undefined;
      readonly isLabel?: boolean;
      readonly isMadeUp?: boolean;
      readonly pathname?: string | undefined;
      readonly description?: string | undefined;
      readonly keys?: NodeKeys | undefined;
      readonly children: readonly ForeignNode[];
    }
  | {
      readonly kind: 'link';
      readonly href: string;
      readonly title: string;
      readonly titles?: Titles | undefined;
      readonly keys?: NodeKeys | undefined;
      readonly at?: FindPlace | undefined;
    };

/** Documentation as another tool has it, read without running any of its code. */
export interface ForeignSite {
  /** The file that says how it is built. */
  readonly configuration: string;
  readonly title: string;
  /** What the site says of itself. */
  readonly description?: string | undefined;
  readonly url: string | undefined;
  readonly repository: string | undefined;
  readonly pages: readonly ForeignPage[];
  readonly nodes: readonly ForeignNode[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** What the site is called, and says of itself, in other languages. */
  readonly titles?: Titles | undefined;
  readonly descriptions?: Titles | undefined;
  /** Names of languages other than the main one, by the first segment of their pages' addresses. */
  readonly languages?: Readonly<Record<string, string>>;
  /** The language of the other pages, where that is known; without it, no page is a translation. */
  readonly mainLanguage?: { readonly code: string; readonly name: string } | undefined;
  /** The first segment of the addresses of the main language in the other tool; readers leave it out. */
  readonly mainFolder?: string | undefined;
  /** Those of `languages` that are written from right to left. */
  readonly rightToLeft?: readonly string[];
  /** Folders whose files are served as they are, from the imported folder, with the path that they are served below. */
  readonly publicFolders: readonly { readonly folder: string; readonly at: string }[];
  /** The page that an address names by its query, where the tool has such addresses; without a pathname if it is gone. */
  readonly findByQuery?: (address: string) => { readonly pathname: string | undefined } | undefined;
  /** The path that the site is served below, where links within it begin with that. */
  readonly base?: string | undefined;
  /** Whether the tool draws formulas. */
  readonly hasMath?: boolean;
  /** Names of the extensions of Markdown that are in use, where signs mean something only by one of them. */
  readonly extensions?: ReadonlySet<string>;
  /** Paths of files outside of the imported folder that belong to it, from the folder. */
  readonly more?: readonly string[];
}

/** What a reader of another tool is given. */
export interface ReadContext {
  /** Absolute path of the imported folder. */
  readonly root: string;
  /** Paths of all its files, from the folder, in order. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  /** Paths of the files in a folder outside of the imported one, from that; none where there is no such folder. */
  readonly filesIn: (folder: string) => readonly string[];
  /** Whether there is a file at a path from the imported folder, in it or outside. */
  readonly isFile: (path: string) => boolean;
  readonly lose: Lose;
  /** What a configuration file exports by default, or by a name, which runs nothing; `undefined` where it cannot be found. */
  readonly evaluate: (path: string, name?: string) => Promise<unknown>;
}

/** The line, from 1, on which a text first occurs; 1 if it does not. */
export function lineOf(text: string, words: string): number {
  const at = text.indexOf(words);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

/** Notes the settings of a configuration that no reader asks for, so that no one misses them later. */
export function loseSettings(
  config: Readonly<Record<string, unknown>>,
  read: { readonly file: string; readonly text: string; readonly known: readonly string[]; readonly lose: Lose },
): void {
  const { file, text, known, lose } = read;
  for (const key of Object.keys(config)) {
    if (known.includes(key)) continue;
    const at = new RegExp(`(?<![\\w.])["']?${key.replaceAll(/[^\w]/g, '\\$&')}["']?\\s*[:,({]`).exec(text)?.index ?? 0;
    lose(file, text.slice(0, at).split('\n').length, `the setting \`${key}\` is not carried over`);
  }
}

/** Whether a configuration names something that draws formulas. */
export function namesMath(configuration: string): boolean {
  return /\b(?:remark-math|rehype-katex|rehype-mathjax|markdown-it-mathjax3|arithmatex|katex)\b|\bmath:\s*true\b/i.test(
    configuration,
  );
}

/** Reads the documentation of one tool; `undefined` where the folder holds none of it. */
export type ReadForeignSite = (context: ReadContext) => Promise<ForeignSite | undefined>;
