import type { ReactNode } from 'react';
import type { Tone } from './tone';

interface HeroProps {
  /** What it says first. */
  title: string;
  /** How loud it is. */
  tone?: Tone;
  /** Width in columns. */
  columns?: number;
  wide?: boolean;
  children?: ReactNode;
}

/** Opens a page. */
export default function Hero({ title, tone = 'info', columns = 12, wide, children }: HeroProps) {
  return (
    <header data-tone={tone} data-wide={wide} style={{ gridColumn: `span ${columns}` }}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
