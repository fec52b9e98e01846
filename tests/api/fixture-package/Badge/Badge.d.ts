import type * as React from 'react';

/** How loud it is. */
export type Tone = 'quiet' | 'normal' | 'loud';

export interface BadgeProps {
  /** The content. */
  children: React.ReactNode;
  /**
   * How loud it is: `'quiet' \| 'normal'` or more, a {@link Tone}.
   * @see https://widgets.example/tone/
   * @see Badge
   */
  tone?: Tone;
  /**
   * Largest number.
   * @default 99
   * @example
   * <Badge max={9}>12</Badge> // 9+
   */
  max?: number;
  /** {@inheritDoc BadgeProps.max} */
  most?: number;
  /** {@inheritdoc} */
  least?: number;
  /** Where it goes, see [Tone](https://widgets.example/tone/). */
  place?: { x: number; y?: number };
  /** @deprecated Use `tone` instead. */
  loud?: boolean;
  /** @ignore */
  hidden?: boolean;
  className?: string;
}

/**
 * Shows a `number` beside something.
 *
 * It can be loud: use that with care.
 *
 * @example
 * <Badge tone="loud" place={{ x: 1 }}>
 *   {count}
 * </Badge>
 * @example <caption>With a `tone`</caption>
 * <Badge tone="quiet" />
 * @example
 * In a list:
 *
 * ```jsx
 * <li><Badge /></li>
 * ```
 */
export default function Badge(props: BadgeProps): React.JSX.Element;
