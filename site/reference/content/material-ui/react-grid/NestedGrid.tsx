import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

function Cell({ children }: { children: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
      {children}
    </Paper>
  );
}

export default function NestedGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid container size={8}>
        <Grid size={6}>
          <Cell>Editor</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>Preview</Cell>
        </Grid>
        <Grid size={12}>
          <Cell>Problems</Cell>
        </Grid>
      </Grid>
      <Grid size={4}>
        <Cell>Files</Cell>
      </Grid>
    </Grid>
  );
}
