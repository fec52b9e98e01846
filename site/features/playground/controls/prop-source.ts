import type { Written } from '../model/playground.ts';

/** What controls are made from: a component's documentation, or a part of it. */
export interface PropsSource {
  readonly props: readonly PropSource[];
  readonly alternatives?: readonly { readonly when: string; readonly props: readonly PropSource[] }[];
  readonly inherited?: readonly { readonly props: readonly PropSource[] }[];
  /** Declarations of the names in types: `type Gap = 'small' | 'large'`; of an enumeration, its members as well. */
  readonly types?: readonly { readonly name: string; readonly text: string; readonly members?: readonly Written[] }[];
  /** As declared: `Multiple extends boolean = false`. */
  readonly typeParameters?: readonly string[];
}

/** A prop with its type as TypeScript and its default as code. */
export interface PropSource {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly required?: true;
  readonly deprecated?: string;
  readonly description?: string;
  readonly arguments?: readonly { readonly name: string }[];
  readonly tags?: readonly { readonly name: string; readonly text: string }[];
}
