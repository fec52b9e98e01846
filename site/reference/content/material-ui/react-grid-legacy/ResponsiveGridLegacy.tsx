import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function ResponsiveGridLegacy() {
  return (
    <GridLegacy container spacing={{ xs: 1, md: 3 }} columns={{ xs: 4, sm: 8, md: 12 }}>
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <GridLegacy key={name} item xs={2} sm={4} md={3}>
          <Paper variant="outlined" sx={{ p: 1 }}>
            {name}
          </Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
