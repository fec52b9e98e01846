import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function VirtualPopper() {
  const [point, setPoint] = React.useState<{ x: number; y: number } | null>(null);
  const anchor = React.useMemo(
    () => point && { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) },
    [point],
  );

  return (
    <div>
      <Paper
        variant="outlined"
        sx={{ p: 4, width: 240 }}
        onMouseMove={(event) => setPoint({ x: event.clientX, y: event.clientY })}
        onMouseLeave={() => setPoint(null)}
      >
        Move the pointer in here
      </Paper>
      <Popper open={anchor !== null} anchorEl={anchor} placement="top">
        <Paper elevation={3} sx={{ px: 1 }}>
          {point?.x}, {point?.y}
        </Paper>
      </Popper>
    </div>
  );
}
