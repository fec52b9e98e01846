import { useState } from 'react';
import type { ReactNode } from 'react';

/** A mark that readers can set. */
export default function Mark({ of, children }: { readonly of: number; readonly children?: ReactNode }) {
  const [isSet, set] = useState(false);
  return (
    <div>
      <button type="button" aria-pressed={isSet} onClick={() => set(!isSet)}>
        Mark {of + 1}
      </button>
      {children}
    </div>
  );
}
