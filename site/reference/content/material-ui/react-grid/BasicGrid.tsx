import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%', textAlign: 'center' }}>
      {[8, 4, 12].map((size) => (
        <Grid key={size} size={size}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            {size} columns
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
