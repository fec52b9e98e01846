import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideInContainer() {
  const [shown, setShown] = React.useState(false);
  const container = React.useRef<HTMLDivElement>(null);

  return (
    <Box ref={container} sx={{ width: 260, height: 120, overflow: 'hidden' }}>
      <Button onClick={() => setShown(!shown)}>{shown ? 'Out' : 'In'}</Button>
      <Slide in={shown} direction="left" container={container.current}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          From the edge of this box
        </Paper>
      </Slide>
    </Box>
  );
}
