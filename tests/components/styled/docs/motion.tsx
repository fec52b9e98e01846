const CURVES = { linear: 'linear', in: 'ease-in', out: 'ease-out' };

/** How something moves. */
export function Easing({
  curve,
  duration = 200,
  points,
}: {
  curve: keyof typeof CURVES;
  duration?: number;
  points?: [number, number];
}) {
  return (
    <span style={{ transition: `${duration}ms ${CURVES[curve]}` }} data-points={points?.join(' ')}>
      {curve}
    </span>
  );
}

type Size = 'sm' | 'md' | 'lg';

/** The width at which the layout changes. */
export function Breakpoint({ at, above = false }: { at: Size | Partial<Record<Size, boolean>>; above?: boolean }) {
  return <span>{JSON.stringify([at, above])}</span>;
}
