import type { ReactNode } from 'react';

/** What to do, or not. */
export function DoList({ not = false, children }: { not?: boolean; children: ReactNode }) {
  return <div data-not={not}>{children}</div>;
}

/** Keys to press. */
export function Shortcut({ keys, system = 'all' }: { keys: string; system?: 'all' | 'mac' | 'windows' }) {
  return <kbd data-system={system}>{keys}</kbd>;
}
