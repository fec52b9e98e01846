import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function AutoGridLegacy() {
  return (
    <GridLegacy container spacing={2}>
      <GridLegacy item xs="auto">
        <Paper variant="outlined" sx={{ p: 1 }}>
          As wide as its text
        </Paper>
      </GridLegacy>
      <GridLegacy item xs>
        <Paper variant="outlined" sx={{ p: 1 }}>
          The rest
        </Paper>
      </GridLegacy>
    </GridLegacy>
  );
}
