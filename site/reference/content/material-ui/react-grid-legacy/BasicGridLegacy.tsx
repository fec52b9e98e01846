import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function BasicGridLegacy() {
  return (
    <GridLegacy container spacing={2}>
      {[8, 4, 4, 8].map((columns, at) => (
        <GridLegacy key={at} item xs={columns}>
          <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
            xs={columns}
          </Paper>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}
