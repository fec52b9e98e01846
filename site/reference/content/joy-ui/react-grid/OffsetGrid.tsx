import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const cell = { p: 1, textAlign: 'center', borderRadius: 'sm' } as const;

export default function OffsetGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      <Grid size={6} offset={3}>
        <Sheet variant="soft" color="primary" sx={cell}>
          In the middle
        </Sheet>
      </Grid>
      <Grid size={4} offset="auto">
        <Sheet variant="soft" color="primary" sx={cell}>
          At the end
        </Sheet>
      </Grid>
      <Grid container size={12}>
        <Grid size="grow">
          <Sheet variant="outlined" sx={cell}>
            Takes the rest
          </Sheet>
        </Grid>
        <Grid size="auto">
          <Sheet variant="outlined" sx={cell}>
            As wide as this
          </Sheet>
        </Grid>
      </Grid>
    </Grid>
  );
}
