/** A component that readers try with other values of its props, as plain JSON: made by builds, used by its island. */
export interface Playground {
  readonly package: string;
  readonly name: string;
  /** The import statement of its code: `import Button from '@mui/material/Button';`. */
  readonly import: string;
  /** In the order of the panel; `isMore` ones are behind "more". */
  readonly controls: readonly Control[];
  /** Values it starts with, by prop, where they are not the defaults. */
  readonly preset: Values;
  /** The file that shows it, around its element; absent if its element is all there is. */
  readonly file?: { readonly typescript: Template; readonly javascript?: Template };
}

/** The code of a file around an element whose props readers set. */
export interface Template {
  /** All up to the last import. */
  readonly imports: string;
  /** What is between the imports and the element. */
  readonly before: string;
  /** Name of the element. */
  readonly tag: string;
  /** Attributes that the file writes: the first ones can be replaced by what is set, the others cannot. */
  readonly attributes: { readonly first: readonly WrittenAttribute[]; readonly last: readonly WrittenAttribute[] };
  /** What the file writes in the element, with its line ends; absent if nothing. */
  readonly content?: string;
  readonly after: string;
  /** The element around it, if it is the value of an attribute there: it is written anew as well. */
  readonly within?: Pick<Template, 'tag' | 'attributes' | 'content'> & { readonly name: string };
  /** Whether the element is all that the component returns; `before` ends, and `after` starts, outside the statement. */
  readonly isReturned?: true;
}

/** An attribute as written; one that spreads an object has no name. */
export interface WrittenAttribute {
  readonly name?: string;
  readonly code: string;
}

/** A value that a reader can choose; a `node` that the file offers is chosen by its label. */
export type Value = string | number | boolean;

/**
 * Values by prop: all that are set, those of the preset included until a reader unsets them. A prop that has none keeps
 * its default.
 */
export type Values = Readonly<Record<string, Value>>;

/** How readers set one prop. */
export type Control = ControlBase & ControlKind;

interface ControlBase {
  /** Name of the prop. */
  readonly name: string;
  /** What the panel calls it, if that is not the prop's name. */
  readonly label?: string;
  /** The prop's default, if it is a value of the control. */
  readonly initial?: Value;
  readonly isRequired?: true;
  /** Set for deprecated and inherited props. */
  readonly isMore?: true;
  /**
   * The members of a union with a literal discriminant that have the prop, by the discriminant's value; absent if all
   * have it.
   */
  readonly when?: { readonly name: string; readonly values: readonly Value[] };
}

type ControlKind =
  /** With `isHandler`, what is on is a function whose calls are logged: the component looks different without it. */
  | { readonly kind: 'switch'; readonly isHandler?: true }
  /** Up to four are segmented buttons, more are a select. */
  | { readonly kind: 'choice'; readonly options: readonly (string | number | boolean)[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step?: number }
  | { readonly kind: 'color' }
  /** Text, or instead one of the choices that the file offers, by label; `isText` is false for what takes no text. */
  | { readonly kind: 'node'; readonly choices?: readonly Choice[]; readonly isText?: false }
  /** A function whose calls are logged, and that does not show otherwise. */
  | { readonly kind: 'log'; readonly arguments: readonly string[] };

/** A value that the file offers, as code: `<StarIcon />`. */
export interface Choice {
  readonly label: string;
  readonly code: string;
  /** Import statements that the code needs. */
  readonly imports?: readonly string[];
}
