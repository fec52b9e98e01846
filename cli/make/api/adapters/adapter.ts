/** What extraction needs to know about a family of packages that types cannot tell. */
export interface Adapter {
  /** Whether a package belongs to the family. */
  readonly covers: (packageName: string) => boolean;
  /** Whether the page of a component that inherits another package's props describes them. */
  readonly describes: (packageName: string, owner: string) => boolean;
  /** Whether inherited props are described only on the parent component's page. */
  readonly linksParents?: true;
  /** Aliases that only make a union extensible by augmentation; readers see their first argument. */
  readonly transparentTypes: readonly string[];
  /** Splits a component's JSDoc comment into its text and the pages and parents listed below. */
  readonly readComment?: (comment: string) => CommentParts;
  /**
   * The type with the style props that every component accepts, and the address of their list; pages do not repeat it.
   */
  readonly styleProps?: { readonly package: string; readonly type: string; readonly href: string };
  /**
   * Returns the prefix of a component's global classes, such as `MuiButton`. `script` is the JavaScript next to the
   * list of its classes.
   */
  readonly classPrefix?: (component: string, script: string | undefined) => string;
  /** States whose classes all components share, and the prefix of these classes: `Mui-` in `Mui-disabled`. */
  readonly sharedStates?: { readonly prefix: string; readonly names: ReadonlySet<string> };
  /** Finds the key of a class from its anchor in the authors' documentation, which their comments link to. */
  readonly classOfAnchor?: (anchor: string) => string | undefined;
  /** Finds a component's theme name in its JavaScript. */
  readonly findThemeName?: (script: string | undefined) => string | undefined;
}

/** The parts of a component's JSDoc comment. */
export interface CommentParts {
  readonly description: string;
  readonly guides: readonly string[];
  readonly inherits?: { readonly name: string; readonly href: string };
}

/**
 * Returns whether two packages share a scope, and so document each other’s props; other packages are documented
 * elsewhere.
 */
export function isSameScope(name: string, owner: string): boolean {
  return (
    name === owner ||
    (name.startsWith('@') && !name.startsWith('@types/') && name.split('/')[0] === owner.split('/')[0])
  );
}

/** Packages whose props are documented elsewhere: element attributes, and the style systems of libraries. */
const ELSEWHERE =
  /^(?:react(?:-dom)?$|node$|csstype$|typescript|@?styled-system\b|@emotion\/|styled-components$|@stitches\/|@pandacss\/|@vanilla-extract\/|goober$)/;

/** Returns whether the props of a package are summed up in one sentence instead of being listed. */
export function isElsewhere(packageName: string): boolean {
  return ELSEWHERE.test(
    packageName.replace(/^@types\/(?:(.+)__)?/, (_, scope?: string) => (scope ? `@${scope}/` : '')),
  );
}
