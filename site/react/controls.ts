import type { ComponentProps, ElementType } from 'react';

/**
 * What a demo's file says about the controls of its playground, in an exported constant `controls`. A name or value that
 * the component does not have fails to compile:
 *
 * ```tsx
 * export const controls = {
 *   order: ['variant', 'size'],
 *   preset: { children: 'Save' },
 *   choices: { startIcon: { Star: <StarIcon /> } },
 * } satisfies Controls<typeof Button>;
 * ```
 */
export interface Controls<Component extends ElementType> {
  /** Props that come first. */
  readonly order?: readonly Prop<Component>[];
  /** Props that have a control; all others have none. */
  readonly only?: readonly Prop<Component>[];
  /** Props that have no control. */
  readonly without?: readonly Prop<Component>[];
  /** Values that the playground starts with. */
  readonly preset?: { readonly [Name in Prop<Component>]?: Start<ValueOf<ComponentProps<Component>, Name>> };
  /** What the panel calls props, where it is not their name. */
  readonly labels?: { readonly [Name in Prop<Component>]?: string };
  /** Values that readers can choose, by label. */
  readonly choices?: {
    readonly [Name in Prop<Component>]?: Readonly<Record<string, ValueOf<ComponentProps<Component>, Name>>>;
  };
  /** Kinds of controls, where that of a prop’s type does not fit. */
  readonly kinds?: { readonly [Name in Prop<Component>]?: 'text' | 'number' | 'color' | 'switch' };
  /**
   * What calls of a function set, so that a controlled component moves its control: a value, or a function that takes it
   * from the arguments, as `(event) => event.target.value` does. It is read, not run, so it can do nothing else.
   */
  readonly sets?: {
    readonly [Name in Prop<Component>]?: {
      readonly [Target in Prop<Component>]?:
        | Start<ValueOf<ComponentProps<Component>, Target>>
        | ((...given: Given<ValueOf<ComponentProps<Component>, Name>>) => unknown);
    };
  };
}

/** The arguments of a function, if a prop takes one. */
type Given<Type> =
  Extract<Type, (...given: never[]) => unknown> extends (...given: infer Arguments) => unknown ? Arguments : never;

/** The props of all members of a union. */
type Prop<Component extends ElementType> = NameIn<ComponentProps<Component>>;
type NameIn<Props> = Props extends unknown ? Extract<keyof Props, string> : never;

type ValueOf<Props, Name> = Props extends unknown ? (Name extends keyof Props ? Props[Name] : never) : never;

/** A value that addresses can hold; for a prop that takes no text, number or boolean, the label of a choice as well. */
type Start<Type> = unknown extends Type
  ? Basic | Other
  : [Extract<Type, Basic>] extends [never]
    ? string | Extract<Type, Other>
    : Extract<Type, Basic | Other>;
type Basic = string | number | boolean;
type Other = null | readonly number[];
