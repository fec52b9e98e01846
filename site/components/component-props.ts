/** What is known about the props of a component from its TypeScript types, as JSON. */
export interface ComponentProps {
  /** Its name as pages write it. */
  readonly name: string;
  readonly description?: string;
  /** Its props; of a union, those that all members have. `children` is one of them if it takes content. */
  readonly props: readonly ComponentProp[];
  /** The members of a union of props that a literal tells apart, with the props that only they have. */
  readonly members?: readonly UnionMember[];
  /** Names of the attributes that it takes and leaves to an element. */
  readonly attributes: readonly string[];
  /** Whether it takes props of any other name. */
  readonly isOpen?: true;
}

/** One member of a union of props. */
export interface UnionMember {
  /** The prop that tells it from the others, and its values here. */
  readonly by: string;
  readonly values: readonly Literal[];
  readonly props: readonly ComponentProp[];
}

/** A prop with what it takes. */
export interface ComponentProp {
  readonly name: string;
  /** Its type as TypeScript, for readers. */
  readonly type: string;
  /** The members of its type. */
  readonly takes: readonly Part[];
  readonly required?: true;
  readonly description?: string;
  /** Its default as code. */
  readonly default?: string;
  readonly deprecated?: string;
}

/** A value that a type can list. */
export type Literal = string | number | boolean;

/** A member of the type of a prop; `anything` is what is not understood, too. */
export type Part =
  | { readonly is: 'literal'; readonly value: Literal }
  | { readonly is: 'string' | 'number' | 'boolean' | 'anything' }
  /** React content, or one element. */
  | { readonly is: 'content' | 'element' }
  | { readonly is: 'list' | 'object' | 'function' };
