import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function PortalEvents() {
  const [clicks, setClicks] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Box onClick={() => setClicks(clicks + 1)}>
        Clicks in the parent: {clicks}
        {target ? (
          <Portal container={target}>
            <Button variant="outlined">I am elsewhere</Button>
          </Portal>
        ) : null}
      </Box>
      <Box ref={setTarget} sx={{ mt: 1, minHeight: 37 }} />
    </div>
  );
}
