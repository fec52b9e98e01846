export enum Kind {
  Button = 'button',
  Reset = 'reset',
}
export enum Level {
  Low,
  High,
}
export const Sizes = { small: 'sm', large: 'lg' } as const;
export type Size = (typeof Sizes)[keyof typeof Sizes];
export interface KnobProps {
  /** Its purpose. */
  kind?: Kind;
  level?: Level;
  size?: Size;
  prim: Kind.Reset;
}
/** A knob. */
export function Knob({ kind = Kind.Button, level = Level.High, size = Sizes.small }: KnobProps) {
  return (
    <i>
      {kind}
      {level}
      {size}
    </i>
  );
}
