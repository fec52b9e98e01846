import { Radio, type RadioProps } from '@digdir/designsystemet-react';
import type { Controls } from 'docs-nav/react';

// A name is either a label or one of these.
export const controls = { without: ['aria-label', 'aria-labelledby'] } satisfies Controls<typeof Radio>;

export default function RadioPlayground(props: Omit<RadioProps, 'label' | 'aria-label' | 'aria-labelledby'>) {
  return <Radio {...props} label="Today" />;
}
