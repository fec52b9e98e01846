import type { ReactNode } from 'react';

const GAP = 8;
const SIDES = ['a', 'b'] as const;
const DEFAULTS = { hue: 'red', depth: 3 };

export interface AProps {
  gap?: number;
  fn?: () => void;
  tpl?: string;
  when?: Date;
  side?: string;
  sides?: readonly string[];
  node?: ReactNode;
  neg?: boolean;
  re?: RegExp;
  big?: bigint;
  sym?: 'x' | 'y';
  hue?: string;
  calc?: number;
}

/** Values of all kinds. */
export function A({
  gap = GAP,
  fn = () => {},
  tpl = `a${1}b`,
  when = new Date(0),
  side = SIDES[0],
  sides = SIDES,
  node = <b>hi</b>,
  neg = false,
  re = /x/g,
  big = 1n,
  sym = 'x' as const,
  hue = DEFAULTS.hue,
  calc = 2 * 4,
}: AProps) {
  return (
    <i title={`${gap}${String(fn)}${tpl}${String(when)}${side}${sides}${neg}${String(re)}${big}${sym}${hue}${calc}`}>
      {node}
    </i>
  );
}

/** Defaults by spreading. */
export function B(props: { hue?: string; depth?: number }) {
  const p = { ...DEFAULTS, ...props };
  return (
    <i>
      {p.hue}
      {p.depth}
    </i>
  );
}
