import { Component } from 'react';
import { GAP, IMAGE } from './consts';

export interface MeterProps {
  color?: string;
  size?: number;
  /** @default 'one' */
  label?: string;
  step?: number;
  isOk?: (n: number) => boolean;
  options?: { deep?: boolean };
  a?: number;
  neg?: number;
  nothing?: string | null;
  /** @defaultValue `top` */
  place?: string;
  later?: string;
}

/** A meter. */
export const Meter = (props: MeterProps) => {
  const {
    color = 'red',
    size = GAP,
    label = IMAGE,
    step = 1_000,
    isOk = () => true,
    options = {},
    a: b = 3,
    neg = -1,
    nothing = null,
    later,
    ...rest
  } = props;
  const shown = later ?? 'dusk';
  return (
    <i {...rest}>
      {color}
      {size}
      {label}
      {step}
      {String(isOk(1))}
      {String(options.deep)}
      {b}
      {neg}
      {nothing}
      {shown}
    </i>
  );
};

/** A class. */
export class Old extends Component<{ hue?: string; level: number }> {
  static defaultProps = { hue: 'teal', level: 2 };
  override render() {
    return null;
  }
}

/** A function with `defaultProps`. */
export function Fn(props: { width?: number }) {
  return <i>{props.width}</i>;
}
Fn.defaultProps = { width: 4 };

/** Patterns in patterns. */
export function Nest({ pos: { x = 1, y = 2 } = {}, kids = [] }: { pos?: { x?: number; y?: number }; kids?: string[] }) {
  return (
    <i>
      {x}
      {y}
      {kids}
    </i>
  );
}
