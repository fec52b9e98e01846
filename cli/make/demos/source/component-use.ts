import type { AskValue, AskValues } from '../../../../engine/feature/declaration.ts';
import { hashOf } from '../../../system/files/hash.ts';

/** What is asked of a component of the project at some place. */
export interface ComponentUse {
  /** Identifies it among the uses of all components; also begins the ids that React makes in it. */
  readonly id: string;
  readonly props: Readonly<Record<string, AskValue>>;
  /** Whether it has content; what that is does not matter, because it is inserted as HTML. */
  readonly hasContent: boolean;
  /** Whether browsers run it as well. */
  readonly hydrate: boolean;
}

/** Makes the use of a component, which is known by its directive, with props that have been checked. */
export function makeUse(
  directive: string,
  { children, hydrate }: AskValues,
  props: ComponentUse['props'],
): ComponentUse {
  const use = { props, hasContent: children === true, hydrate: hydrate === true };
  return { id: `${directive}-${hashOf(JSON.stringify(use)).slice(0, ID_LENGTH)}`, ...use };
}

/** Enough that two uses on a page never have the same. */
const ID_LENGTH = 8;
