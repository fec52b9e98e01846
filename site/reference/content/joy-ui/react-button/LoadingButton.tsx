import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LoadingButton() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Button loading={loading} onClick={() => setLoading(true)}>
        Save
      </Button>
      <Button variant="plain" color="neutral" onClick={() => setLoading(false)}>
        Stop
      </Button>
    </Stack>
  );
}
