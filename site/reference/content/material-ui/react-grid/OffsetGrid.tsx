import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function OffsetGrid() {
  return (
    <Grid container sx={{ width: '100%' }}>
      <Grid size={4} offset={{ xs: 0, md: 2 }}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Moved from md upwards
        </Paper>
      </Grid>
      <Grid size={3} offset="auto">
        <Paper variant="outlined" sx={{ p: 1 }}>
          At the end
        </Paper>
      </Grid>
    </Grid>
  );
}
