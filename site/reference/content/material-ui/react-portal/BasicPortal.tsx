import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function BasicPortal() {
  const [open, setOpen] = React.useState(false);
  const target = React.useRef<HTMLDivElement>(null);

  return (
    <div>
      <Button onClick={() => setOpen(!open)}>{open ? 'Take it back' : 'Send it below'}</Button>
      <Box sx={{ p: 1, border: '1px solid', borderColor: 'divider' }}>
        Written here.
        {open ? <Portal container={() => target.current}>But it is shown here.</Portal> : null}
      </Box>
      <Box
        ref={target}
        sx={{ p: 1, mt: 1, minHeight: 42, border: '1px solid', borderColor: 'divider' }}
      />
    </div>
  );
}
