import * as React from 'react';
import Button from '@mui/material/Button';

export default function CrashOnClick() {
  const [broken, setBroken] = React.useState(false);

  if (broken) {
    throw new Error('This demo crashed because you asked it to.');
  }
  return (
    <Button variant="outlined" color="error" onClick={() => setBroken(true)}>
      Crash this demo
    </Button>
  );
}
