export interface SheetProps {
  /**
   * Sets its rules.
   *
   * ```css
   * @media print {
   *   .sheet { color: black }
   * }
   * ```
   *
   * Works with any rule.
   */
  css?: string;
  /**
   * The place of its data.
   * @example
   * ```ts
   * @Component({ selector: 'y' })
   * class B {}
   * ```
   */
  from?: string;
  /** Spans all columns. */
  wide?: boolean;
}

/**
 * A sheet.
 *
 * Get it
 * ```sh
 * npm add \
 * @pebble/sheet
 * ```
 * then use it.
 *
 * @example
 * ```css
 * @layer base, sheet;
 * @import url('y.css');
 * ```
 */
export function Sheet({ css, from, wide = false }: SheetProps) {
  return (
    <i>
      {css}
      {from}
      {String(wide)}
    </i>
  );
}
