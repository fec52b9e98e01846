/** What extraction has to know of a family of packages that types cannot say. */
export interface Adapter {
  /** Whether a package belongs to the family. */
  readonly covers: (packageName: string) => boolean;
  /** Whether props that another package declares are described where they are inherited; by default those of every package but for attributes of elements and style props. */
  readonly describes?: (packageName: string, owner: string) => boolean;
  /** Whether the props of a component that another one extends are left to its own page. */
  readonly linksParents?: true;
  /** Aliases that only open a union for augmentation; readers see their first argument. */
  readonly transparentTypes: readonly string[];
  /** Splits a JSDoc comment of a component into what it says and the pages and parents that it lists below. */
  readonly readComment?: (comment: string) => CommentParts;
  /** The type that holds the style props every component may take, and the address of their list; pages do not repeat it. */
  readonly styleProps?: { readonly package: string; readonly type: string; readonly href: string };
  /** Prefix of a component's global classes, such as `MuiButton`. `script` is the JavaScript beside the list of its classes. */
  readonly classPrefix?: (component: string, script: string | undefined) => string;
  /** States whose classes all components share, and what those begin with: `Mui-` of `Mui-disabled`. */
  readonly sharedStates?: { readonly prefix: string; readonly names: ReadonlySet<string> };
  /** Finds the key of a class in the anchor that it has in the documentation of the package's authors, whose comments link there. */
  readonly classOfAnchor?: (anchor: string) => string | undefined;
  /** Finds a component's name in the theme in its JavaScript. */
  readonly findThemeName?: (script: string, component: string) => string | undefined;
}

/** The parts of a component's JSDoc comment. */
export interface CommentParts {
  readonly description: string;
  readonly guides: readonly string[];
  readonly inherits?: { readonly name: string; readonly href: string };
}
