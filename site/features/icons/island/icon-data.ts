/** A part of an icon: the `d` of a path, or an SVG element with its attributes and children. */
export type Shape =
  | string
  | readonly [element: string, attributes: Readonly<Record<string, string>>, parts?: readonly Shape[]];

/** The icons of one style, in the file that the finder loads. */
export interface IconFile {
  /** Attributes of the `svg` element, which all icons of the file share. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Shapes by the icon's name without the suffix of its style. */
  readonly icons: Readonly<Record<string, readonly Shape[]>>;
}

/** A style of a package's icons. */
export interface IconStyle {
  /** Empty if there are no styles. */
  readonly name: string;
  /** Suffix of the names of icons in this style. */
  readonly ending: string;
  /** Path of its file; in a page, including the site's base. */
  readonly file: string;
  readonly count: number;
}

/** A page's data about a package's icons. */
export interface PreparedIcons {
  readonly package: string;
  /** Import statement of an icon, with `{name}` for its full name. */
  readonly statement: string;
  readonly styles: readonly IconStyle[];
}
