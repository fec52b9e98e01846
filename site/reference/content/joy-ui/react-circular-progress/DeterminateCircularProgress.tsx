import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function DeterminateCircularProgress() {
  const [value, setValue] = React.useState(40);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress determinate value={value} size="lg" aria-label="Upload">
        {value}%
      </CircularProgress>
      <Button variant="soft" onClick={() => setValue((value + 20) % 120)}>
        Go on
      </Button>
    </Stack>
  );
}
