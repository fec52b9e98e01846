import GridLegacy, { type GridLegacyProps } from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['spacing', 'direction', 'wrap', 'rowSpacing', 'columnSpacing'],
  preset: { spacing: 2 },
} satisfies Controls<typeof GridLegacy>;

export default function GridLegacyPlayground(props: GridLegacyProps) {
  return (
    <GridLegacy container {...props}>
      <GridLegacy item xs={6}>
        <Paper sx={{ p: 2 }}>Today</Paper>
      </GridLegacy>
      <GridLegacy item xs={6}>
        <Paper sx={{ p: 2 }}>Inbox</Paper>
      </GridLegacy>
      <GridLegacy item xs={12}>
        <Paper sx={{ p: 2 }}>Calendar</Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
