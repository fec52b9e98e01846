import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const cities = ['Aarhus', 'Bruges', 'Cadiz', 'Dijon', 'Erfurt', 'Faro'];

export default function ResponsiveGrid() {
  return (
    <Grid container spacing={{ xs: 1, md: 2 }} columns={{ xs: 2, sm: 6 }} sx={{ flexGrow: 1 }}>
      {cities.map((city) => (
        <Grid key={city} size={{ xs: 1, sm: 2 }}>
          <Sheet variant="outlined" sx={{ p: 1.5, borderRadius: 'sm' }}>
            {city}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
