import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{ xs: 2, md: 3 }} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6, lg: 4 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          One
        </Paper>
      </Grid>
      <Grid size={{ xs: 12, sm: 6, lg: 4 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Two
        </Paper>
      </Grid>
      <Grid size={{ xs: 12, lg: 4 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Three
        </Paper>
      </Grid>
    </Grid>
  );
}
