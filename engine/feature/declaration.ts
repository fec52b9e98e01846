/**
 * How pages ask for a feature, as data: page threads read it without the feature's code, and everything that can be
 * derived follows from it, such as checks, completion, links that `mv` follows, `components`, and the manual.
 */
export interface Declaration {
  /** Lowercase letters, digits and hyphens. */
  readonly name: string;
  /** Other names of the same thing, such as the nine callouts. */
  readonly names?: readonly string[];
  /** In one sentence, for editors and the manual. */
  readonly says: string;
  readonly asked: readonly Form[];
  /** Attributes by name. */
  readonly ask?: AskShape;
  /** What `nav/site.yaml` may set for it, by key. */
  readonly settings?: SettingShape;
  /** The title of a block, in brackets or in `title`, or the words of a text in brackets; absent if it has none. */
  readonly label?: Label;
  /**
   * The heading that a line makes. `word` is the key of its text in the interface; its anchor is the feature’s name.
   */
  readonly heading?: { readonly level: 2 | 3 | 4; readonly word: string };
  /** Its texts for readers in English, by key, which translations replace; in the manifest for those of a project. */
  readonly words?: Readonly<Record<string, string>>;
  /** Name of the block that it must be a child of; that block then contains nothing else. */
  readonly within?: string;
  /** What a built-in block contains: `files` is lists within lists, whose items are names of files. */
  readonly content?: 'files';
  /** Whether something is found out or made for it, outside the pages that ask for it. */
  readonly made?: true;
  /** The tool that makes what pages ask for. */
  readonly needs?: ToolName;
  /** Whether it shows the documentation of the export that is asked for, or of those of its rows that a list names. */
  readonly documents?: true;
  /** The key of the front matter that it is made of. */
  readonly fromFrontMatter?: string;
  /** Set for a component of the project. It takes any attribute: all that is written are its props. */
  readonly component?: ComponentSource;
}

/**
 * A package that some sites need. docs-nav does not depend on it, so that projects that only run checks need not
 * install it.
 */
export type ToolName = 'vite' | 'typescript' | 'pagefind' | '@resvg/resvg-js' | 'temml';

/** A component of the project, as `components` names it. */
export interface ComponentSource {
  /** Its name in MDX, such as `Hero`. */
  readonly name: string;
  /** File from the project’s root. */
  readonly module: string;
  readonly export: string;
}

/**
 * `text` is `:name[…]{…}` in a line, `line` is `::name{…}`, `block` is `:::name`, `math` is `$…$`, `pages` is
 * `generate: name` of a group.
 */
export type Form = 'text' | 'line' | 'block' | 'math' | 'pages';

/** Attributes by name. */
export type AskShape = Readonly<Record<string, Attribute>>;

/** What may be written as the title of a block, or as the words of a text. */
export interface Label {
  readonly as: 'text' | 'markdown';
  readonly required?: true;
  /** The title is a heading of this level, with an anchor. */
  readonly heading?: 2 | 3 | 4;
}

/** One attribute. */
export type Attribute = {
  /** In one sentence, for editors and the manual. */
  readonly says: string;
  readonly required?: true;
} & (Plain | { readonly kind: TextKind; readonly pattern?: string; readonly example?: string });

/** Settings by their keys in `nav/site.yaml`. */
export type SettingShape = Readonly<Record<string, Setting>>;

/** One setting; `origins` lists providers and hosts whose pages may be in frames. */
export type Setting = {
  /** In sentences, for editors and the manual. */
  readonly says: string;
} & (
  | Plain
  | { readonly kind: 'text'; readonly pattern?: string; readonly example?: string }
  | { readonly kind: 'origins' }
);

type Plain =
  | { readonly kind: 'switch' }
  /** `bare` is its value if only its name is written. */
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly bare?: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Words between spaces or commas. */
  | { readonly kind: 'list' };

/**
 * `page` is a link, which is checked, and rewritten when its page moves, and `group` one to a group; `file` is the address of a file in the content
 * folder, `icon` the name of one of its icons; `module` is a file below the page's folder; `component` is an export with
 * its package, such as `@mui/material/Button`; `address` is a page of another site, which a setting of the kind `origins` must allow.
 */
type TextKind = 'text' | 'page' | 'group' | 'file' | 'icon' | 'module' | 'package' | 'export' | 'component' | 'address';

/** The value of an attribute; those of components may be any JSON. */
export type AskValue = string | number | boolean | null | readonly AskValue[] | { readonly [Key in string]: AskValue };

/** The values of the attributes that are written and valid. */
export type AskValues = Readonly<Record<string, AskValue>>;

/** The type of what a page asks for, from the shape. */
export type AskOf<Shape extends AskShape> = string extends keyof Shape ? AskValues : AskOfNamed<Shape>;

type AskOfNamed<Shape extends AskShape> = {
  readonly [Name in keyof Shape as Shape[Name] extends { readonly required: true } ? Name : never]: ValueOf<
    Shape[Name]
  >;
} & {
  readonly [Name in keyof Shape as Shape[Name] extends { readonly required: true } ? never : Name]?: ValueOf<
    Shape[Name]
  >;
};

/** The type of what a site sets for a feature, from the shape. */
export type SettingsOf<Shape extends SettingShape> = string extends keyof Shape
  ? AskValues
  : { readonly [Name in keyof Shape]?: ValueOf<Shape[Name]> };

type ValueOf<Of extends Attribute | Setting> = Of extends { readonly kind: 'switch' }
  ? boolean
  : Of extends { readonly kind: 'number' }
    ? number
    : Of extends { readonly kind: 'list' | 'origins' }
      ? readonly string[]
      : Of extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
        ? Choice
        : string;

/** A page that a feature lists; its content is what a page with this one request would show. */
export interface ListedPage {
  readonly title: string;
  /** Last segment of its pathname. */
  readonly slug: string;
  readonly ask: AskValues;
  readonly description?: string;
}

/** Returns the names by which pages ask for a feature. */
export function namesOf({ name, names = [name] }: Pick<Declaration, 'name' | 'names'>): readonly string[] {
  return names;
}

/** Features by the name that parts of pages have as their kind. */
export type Kinds = ReadonlyMap<string, Declaration>;

/** Returns features by their names; the first one with a name has it. */
export function byKind(declarations: readonly Declaration[]): Kinds {
  const known = new Map<string, Declaration>();
  for (const own of declarations) if (!known.has(own.name)) known.set(own.name, own);
  return known;
}

/** Features by each of their names. */
export type Declarations = Readonly<Record<string, Declaration>>;

/**
 * Returns features by each of their names; the first one with a name has it. The object has no prototype, because words
 * of writers are looked up in it.
 */
export function byNames<Own extends Declaration>(declarations: readonly Own[]): Readonly<Record<string, Own>> {
  const named = Object.create(null) as Record<string, Own>;
  for (const own of declarations) for (const name of namesOf(own)) named[name] ??= own;
  return named;
}
