import type { ReactNode } from 'react';
import './status.css';

interface StatusProps {
  readonly stage: 'draft' | 'stable';
  /** Since when, such as 2.1. */
  readonly since?: string;
  readonly children?: ReactNode;
}

/** How far something is. */
export default function Status({ stage, since, children }: StatusProps) {
  return (
    <div className={`status status-${stage}`}>
      <strong>{stage === 'stable' ? 'Stable' : 'Draft'}</strong>
      {since === undefined ? null : ` since ${since}`}
      {children}
    </div>
  );
}
