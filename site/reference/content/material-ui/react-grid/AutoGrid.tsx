import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const items = [
  { size: 'auto', text: 'Logo' },
  { size: 'grow', text: 'Search field' },
  { size: 'auto', text: 'Account' },
] as const;

export default function AutoGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {items.map(({ size, text }) => (
        <Grid key={text} size={size}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            {text}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
