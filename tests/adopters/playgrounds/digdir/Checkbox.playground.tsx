import { Checkbox, type CheckboxProps } from '@digdir/designsystemet-react';
import type { Controls } from 'docs-nav/react';

// A name is either a label or one of these.
export const controls = { without: ['aria-label', 'aria-labelledby'] } satisfies Controls<typeof Checkbox>;

export default function CheckboxPlayground(props: Omit<CheckboxProps, 'label' | 'aria-label' | 'aria-labelledby'>) {
  return <Checkbox {...props} label="Remember" />;
}
