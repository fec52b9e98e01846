import { Textfield, type TextfieldProps } from '@digdir/designsystemet-react';
import type { Controls } from 'docs-nav/react';

// A name is either a label or one of these.
export const controls = { without: ['aria-label', 'aria-labelledby'] } satisfies Controls<typeof Textfield>;

export default function TextfieldPlayground(props: Omit<TextfieldProps, 'label' | 'aria-label' | 'aria-labelledby'>) {
  return <Textfield {...props} label="Name" />;
}
