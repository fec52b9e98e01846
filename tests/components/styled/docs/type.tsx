import { forwardRef, type CSSProperties, type ReactNode } from 'react';

interface SpecimenProps {
  family: 'sans' | 'mono';
  size: CSSProperties['fontSize'];
  weight?: 400 | 500 | 700;
}

/** A font in use. */
export const Specimen = forwardRef<HTMLParagraphElement, SpecimenProps>(({ family, size, weight }, ref) => (
  <p ref={ref} style={{ fontFamily: family, fontSize: size, fontWeight: weight }}>
    Aa
  </p>
));
Specimen.displayName = 'Specimen';

/** What someone said. */
export function Quote({ by, children }: { by: string; children: ReactNode }) {
  return (
    <blockquote>
      {children} — {by}
    </blockquote>
  );
}
