/** A part of an icon: the `d` of a path, or an element of SVG with its attributes and what is in it. */
export type Shape =
  | string
  | readonly [element: string, attributes: Readonly<Record<string, string>>, parts?: readonly Shape[]];

/** The icons of one style: what the finder loads. */
export interface IconFile {
  /** Attributes of the `svg` element, which all icons of the file share. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is drawn, by the icon's name without the ending of its style. */
  readonly icons: Readonly<Record<string, readonly Shape[]>>;
}

/** A style in which a package has its icons. */
export interface IconStyle {
  /** Empty where there are no styles. */
  readonly name: string;
  /** What names of icons in this style end with. */
  readonly ending: string;
  /** Path of its file; in a page, with the site's base in front. */
  readonly file: string;
  readonly count: number;
}

/** What a page says of a package's icons. */
export interface PreparedIcons {
  readonly package: string;
  /** How an icon is imported, with `{name}` for its full name. */
  readonly statement: string;
  readonly styles: readonly IconStyle[];
}
