import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function OutlinedPaper() {
  return (
    <Stack direction="row" spacing={3}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        Outlined
      </Paper>
      <Paper variant="outlined" square sx={{ p: 3 }}>
        Square
      </Paper>
    </Stack>
  );
}
