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
  /** Its props that no control can set. */
  readonly without?: readonly string[];
  /** What the calls of its functions set, by function and prop. */
  readonly sets?: CallSets;
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
  readonly attributes: { readonly first: readonly TemplateAttribute[]; readonly last: readonly TemplateAttribute[] };
  /** What the file writes in the element, with its line ends; absent if nothing. */
  readonly content?: string;
  readonly after: string;
  /** The element around it, if it is the value of an attribute there: it is written anew as well. */
  readonly within?: Pick<Template, 'tag' | 'attributes' | 'content'> & { readonly name: string };
  /** Whether the element is all that the component returns; `before` ends, and `after` starts, outside the statement. */
  readonly isReturned?: true;
}

/** An attribute as written; one that spreads an object has no name. */
export interface TemplateAttribute {
  readonly name?: string;
  readonly code: string;
}

/** A value that a reader can choose; a `node` that the file offers is chosen by its label. */
export type Value = string | number | boolean | null | readonly number[];

/**
 * Values by prop: all that are set, those of the preset included until a reader unsets them. A prop that has none keeps
 * its default.
 */
export type Values = Readonly<Record<string, Value>>;

/** What calls of functions set, by function and prop: always the same value, or what is found in an argument. */
export type CallSets = Readonly<Record<string, Readonly<Record<string, CallValue>>>>;
export type CallValue = { readonly value: Value } | { readonly argument: number; readonly path: readonly string[] };

/** How readers set one prop. */
export type Control = ControlBase & ControlKind;

interface ControlBase {
  /** Name of the prop. */
  readonly name: string;
  /** What the panel calls it, if that is not the prop's name. */
  readonly label?: string;
  /** The prop's default, if it is a value of the control. */
  readonly initial?: Value;
  /** How code writes those values that are members of an enumeration. */
  readonly written?: readonly Written[];
  readonly isRequired?: true;
  /** Set for deprecated and inherited props, and what readers seldom set. */
  readonly isMore?: true;
  /**
   * The members of a union with a literal discriminant that have the prop, by the discriminant's value; absent if all
   * have it.
   */
  readonly when?: { readonly name: string; readonly values: readonly Value[] };
}

type ControlKind =
  /**
   * On or off, of which one is the default. With `isHandler`, what is on is a function whose calls are logged: the
   * component looks different without it.
   */
  | { readonly kind: 'switch'; readonly isHandler?: true }
  /** Few are segmented buttons, more are a select; without a default, a further one leaves the prop unset. */
  | { readonly kind: 'choice'; readonly options: readonly Value[] }
  | { readonly kind: 'text' }
  | ({ readonly kind: 'number' } & Bounds)
  /** A text that is read as one of the options, which are suggested, or as what else the type allows. */
  | ({ readonly kind: 'mixed'; readonly options: readonly Value[]; readonly takes: readonly UnlistedKind[] } & Bounds)
  | { readonly kind: 'color' }
  /** Text, or instead one of the choices that the file offers, by label; `isText` is false for what takes no text. */
  | { readonly kind: 'node'; readonly choices?: readonly Choice[]; readonly isText?: false }
  /** A function whose calls are logged, and that does not show otherwise. */
  | { readonly kind: 'log'; readonly arguments: readonly string[] };

/** What a number may be. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** Values that a type allows without listing them. */
export type UnlistedKind = 'string' | 'number' | 'numbers';

/** A value that has a name: `Tone.Calm` is `'calm'`. */
export interface Written extends Omit<Choice, 'label'> {
  readonly value: Value;
}

/** A value that the file offers, as code: `<StarIcon />`. */
export interface Choice {
  readonly label: string;
  readonly code: string;
  /** Import statements that the code needs. */
  readonly imports?: readonly string[];
}

/** Returns whether a control can have a value. */
export function accepts(control: Control, value: Value): boolean {
  switch (control.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return control.options.includes(value);
    case 'number':
      return isWithin(control, value);
    case 'mixed': {
      const { options, takes } = control;
      if (options.includes(value)) return true;
      if (typeof value === 'string') return takes.includes('string');
      return isList(value)
        ? takes.includes('numbers') && value.every((each) => isWithin(control, each))
        : takes.includes('number') && isWithin(control, value);
    }
    case 'text':
    case 'color':
      return typeof value === 'string';
    case 'node': {
      const { choices, isText } = control;
      return choices === undefined
        ? typeof value === 'string' && isText !== false
        : choices.some(({ label }) => label === value);
    }
    case 'log':
      return false;
  }
}

/** Returns whether a value is a list of numbers. */
export function isList(value: Value | undefined): value is readonly number[] {
  return Array.isArray(value);
}

function isWithin({ min = -Infinity, max = Infinity }: Bounds, value: Value): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
}

/** Returns the nearest number that a control can have: readers can type any, but a link with another one would be refused. */
export function withinBounds({ min = -Infinity, max = Infinity }: Bounds, value: number): number {
  return Math.min(Math.max(value, min), max);
}
