import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack, { type StackProps } from '@mui/material/Stack';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['direction', 'spacing', 'divider', 'useFlexGap'],
  preset: { spacing: 2, direction: 'row' },
  choices: { divider: { line: <Divider orientation="vertical" flexItem /> } },
} satisfies Controls<typeof Stack>;

export default function StackPlayground(props: StackProps) {
  return (
    <Stack {...props}>
      <Paper sx={{ p: 2 }}>Monday</Paper>
      <Paper sx={{ p: 2 }}>Tuesday</Paper>
      <Paper sx={{ p: 2 }}>Wednesday</Paper>
    </Stack>
  );
}
