import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Cell = styled('div')({ padding: 8, border: '1px solid' });

export default function NestedGrid() {
  return (
    <Grid container spacing={1} sx={{ width: 1 }}>
      <Grid size={4} offset={2}>
        <Cell>offset 2</Cell>
      </Grid>
      <Grid size={4} offset="auto">
        <Cell>offset auto</Cell>
      </Grid>
      <Grid container size={12}>
        <Grid size={6}>
          <Cell>Half of the inner grid</Cell>
        </Grid>
        <Grid size={6}>
          <Cell>The other half</Cell>
        </Grid>
      </Grid>
    </Grid>
  );
}
