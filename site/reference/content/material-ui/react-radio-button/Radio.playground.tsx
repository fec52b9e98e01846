import FormControlLabel from '@mui/material/FormControlLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['color', 'size', 'disabled'],
  preset: { checked: true },
} satisfies Controls<typeof Radio>;

export default function RadioPlayground(props: RadioProps) {
  return <FormControlLabel control={<Radio {...props} />} label="Express delivery" />;
}
