import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['color', 'size', 'edge', 'disabled'],
  preset: { defaultChecked: true },
} satisfies Controls<typeof Switch>;

export default function SwitchPlayground(props: SwitchProps) {
  return <FormControlLabel control={<Switch {...props} />} label="Wi-Fi" />;
}
