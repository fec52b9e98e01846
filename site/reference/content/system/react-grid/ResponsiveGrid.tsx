import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Cell = styled('div')({ padding: 12, border: '1px solid', borderRadius: 8 });

export default function ResponsiveGrid() {
  return (
    <Grid container columns={{ xs: 4, sm: 8, md: 12 }} spacing={{ xs: 1, md: 3 }} sx={{ width: 1 }}>
      {['Tea', 'Coffee', 'Cocoa', 'Water'].map((name) => (
        <Grid key={name} size={{ xs: 2, sm: 4, md: 3 }}>
          <Cell>{name}</Cell>
        </Grid>
      ))}
    </Grid>
  );
}
