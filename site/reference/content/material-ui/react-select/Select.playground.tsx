import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'size', 'color', 'disabled', 'error', 'fullWidth', 'autoWidth', 'readOnly'],
} satisfies Controls<typeof Select>;

export default function SelectPlayground(props: SelectProps<string>) {
  return (
    <Select {...props} defaultValue="week" inputProps={{ 'aria-label': 'Remind me' }}>
      <MenuItem value="day">A day before</MenuItem>
      <MenuItem value="week">A week before</MenuItem>
      <MenuItem value="never">Never</MenuItem>
    </Select>
  );
}
