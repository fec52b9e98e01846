import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function ColumnsGrid() {
  return (
    <Grid container columns={{ xs: 4, sm: 8, md: 12 }} spacing={2} sx={{ width: '100%' }}>
      {Array.from({ length: 6 }, (_, at) => (
        <Grid key={at} size={{ xs: 2, sm: 4, md: 4 }}>
          <Paper variant="outlined" sx={{ p: 1.5, textAlign: 'center' }}>
            {at + 1}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
