import type { ApiSource } from '../../../../site/api/api-data.ts';
import type { ComponentProps } from '../../../../site/components/component-props.ts';

/** What is known of a component, with everything that this depends on. */
export type ComponentModel = ComponentReading & Closure;

/** The props of a component, or why they cannot be read. */
export type ComponentReading = { readonly props: ComponentProps } | { readonly fault: ComponentFault };

/** Why a component cannot be read. */
export type ComponentFault =
  | { readonly kind: 'syntax'; readonly at: ApiSource; readonly message: string }
  /** Another check tells it, without the compiler. */
  | { readonly kind: 'no-export' }
  | { readonly kind: 'no-component' };

/** What a module is made of, imports of imports included. */
export interface Closure {
  /** Files of the project and its workspace, from the root, and those that it lacks. */
  readonly files: readonly string[];
  /** Folders of installed packages, from the root. */
  readonly packages: readonly string[];
}
