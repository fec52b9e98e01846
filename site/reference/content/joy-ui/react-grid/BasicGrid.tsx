import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ flexGrow: 1 }}>
      {[8, 4, 4, 8].map((columns, at) => (
        <Grid key={at} size={columns}>
          <Sheet variant="soft" sx={{ p: 2, textAlign: 'center' }}>
            {columns} of 12
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
