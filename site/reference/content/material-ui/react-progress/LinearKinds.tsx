import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinearKinds() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography id="indeterminate-bar">Indeterminate</Typography>
      <LinearProgress aria-labelledby="indeterminate-bar" />
      <Typography id="determinate-bar">Determinate, 60 percent</Typography>
      <LinearProgress aria-labelledby="determinate-bar" variant="determinate" value={60} />
      <Typography id="buffer-bar">Buffer: 30 percent played, 55 loaded</Typography>
      <LinearProgress
        aria-labelledby="buffer-bar"
        variant="buffer"
        color="secondary"
        value={30}
        valueBuffer={55}
      />
      <Typography id="query-bar">Query</Typography>
      <LinearProgress aria-labelledby="query-bar" variant="query" />
    </Stack>
  );
}
