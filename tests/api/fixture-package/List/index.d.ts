import type * as React from 'react';

export interface ListProps<Item, Multiple extends boolean | undefined = false> {
  /** What is listed. */
  items: readonly Item[];
  /** Draws one of them. */
  renderItem: (item: Item, index: number) => React.ReactNode;
  /** Whether several can be chosen. */
  multiple?: Multiple;
}

/**
 * Lists things.
 * @deprecated Use a table.
 */
export declare function List<Item, Multiple extends boolean | undefined = false>(props: ListProps<Item, Multiple>): React.JSX.Element;
