import { memo } from 'react';

/** Colors with their names. */
export function Palette({ colors, steps = 10 }: { colors: readonly string[]; steps?: number }) {
  return (
    <ul>
      {colors.map((color) => (
        <li key={color}>
          {color} in {steps}
        </li>
      ))}
    </ul>
  );
}

/** Distances as bars. */
export const SpacingScale = memo(function SpacingScale(props: { unit: 4 | 8; max?: number; labels?: boolean }) {
  return <p>{props.unit}</p>;
});

/** An icon in some sizes. */
export function IconPreview({
  name,
  size = 24,
  format,
}: {
  name: string;
  size?: number | 'all';
  format?: (size: number) => string;
}) {
  return <span title={name}>{size === 'all' ? size : format?.(size)}</span>;
}
