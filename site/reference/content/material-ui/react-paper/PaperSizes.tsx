import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper elevation={0} sx={{ width: 100, height: 100 }} />
      <Paper sx={{ width: 100, height: 100 }} />
      <Paper elevation={3} sx={{ width: 100, height: 100 }} />
      <Paper square elevation={3} sx={{ width: 100, height: 100 }} />
    </Stack>
  );
}
