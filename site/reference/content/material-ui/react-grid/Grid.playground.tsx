import Grid, { type GridProps } from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['spacing', 'columns', 'direction', 'wrap', 'rowSpacing', 'columnSpacing'],
  preset: { spacing: 2 },
} satisfies Controls<typeof Grid>;

export default function GridPlayground(props: GridProps) {
  return (
    <Grid container {...props}>
      <Grid size={6}>
        <Paper sx={{ p: 2 }}>Today</Paper>
      </Grid>
      <Grid size={3}>
        <Paper sx={{ p: 2 }}>Inbox</Paper>
      </Grid>
      <Grid size={3}>
        <Paper sx={{ p: 2 }}>Notes</Paper>
      </Grid>
      <Grid size={12}>
        <Paper sx={{ p: 2 }}>Calendar</Paper>
      </Grid>
    </Grid>
  );
}
