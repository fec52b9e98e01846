export interface GProps<T> {
  /** For tests. @internal */
  inn?: string;
  /** For us. @private */
  priv?: string;
  /** For nobody. @hidden */
  hid?: string;
  /** New. @since 2.1.0 */
  since?: string;
  /**
   * Short.
   * @remarks Only in forms; needs a provider.
   */
  rem?: string;
  /** @description Told by a tag. */
  desc?: string;
  /** A try. @alpha */
  al?: string;
  /** Nearly done. @beta */
  be?: string;
  /**
   * Called on pick.
   * @param row the picked row
   * @param event the event
   * @returns false to stop
   */
  onPick?: (row: T, event: Event) => boolean;
  /**
   * The former one.
   * @default 'a'
   * @deprecated Use {@link GProps.since} instead; it goes with v4.
   */
  old?: string;
  /** @summary Sum. @defaultValue 12 */
  sum?: number;
}

/**
 * A grid.
 *
 * @deprecated Use `Table`.
 * @since 1.0.0
 * @remarks Heavy.
 * @see https://example.org/grid
 * @template T Row type.
 */
export function Grid<T>(p: GProps<T>) {
  return <i>{p.since}</i>;
}
