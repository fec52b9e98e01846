import Grid from '@mui/system/Grid';
import styled from '@mui/system/styled';

const Cell = styled('div')({ padding: 8, border: '1px solid', textAlign: 'center' });

export default function BasicGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1 }}>
      <Grid size={8}>
        <Cell>size 8</Cell>
      </Grid>
      <Grid size={4}>
        <Cell>size 4</Cell>
      </Grid>
      <Grid size="auto">
        <Cell>auto</Cell>
      </Grid>
      <Grid size="grow">
        <Cell>grow</Cell>
      </Grid>
    </Grid>
  );
}
