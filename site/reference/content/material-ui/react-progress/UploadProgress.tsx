import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UploadProgress() {
  const [value, setValue] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const done = value >= 100;

  React.useEffect(() => {
    if (!running || done) return undefined;
    const timer = setInterval(() => setValue((before) => Math.min(100, before + 10)), 400);
    return () => clearInterval(timer);
  }, [running, done]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
        <LinearProgress aria-label="Upload" variant="determinate" value={value} sx={{ flex: 1 }} />
        <Typography variant="body2" aria-hidden="true" sx={{ minWidth: 44 }}>
          {value}%
        </Typography>
      </Stack>
      <Button
        variant="outlined"
        disabled={running && !done}
        onClick={() => {
          setValue(0);
          setRunning(true);
        }}
      >
        Upload
      </Button>
      <Typography variant="body2" role="status">
        {done ? 'The file is uploaded' : ''}
      </Typography>
    </Stack>
  );
}
