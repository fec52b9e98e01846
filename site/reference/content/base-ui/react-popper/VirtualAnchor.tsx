import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Root = styled('div')({
  zIndex: 1500,
  padding: '4px 8px',
  background: '#0b6bcb',
  color: '#fff',
  pointerEvents: 'none',
});

export default function VirtualAnchor() {
  const [point, setPoint] = React.useState<{ x: number; y: number }>();

  const anchor = React.useMemo(
    () => point && { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) },
    [point],
  );

  return (
    <Box
      onPointerMove={(event) => setPoint({ x: event.clientX, y: event.clientY })}
      onPointerLeave={() => setPoint(undefined)}
      sx={{ width: 280, p: 5, border: '1px dashed', boxSizing: 'border-box' }}
    >
      Move a mouse over this box.
      <Popper open={anchor !== undefined} anchorEl={anchor} placement="top" slots={{ root: Root }}>
        {point?.x}, {point?.y}
      </Popper>
    </Box>
  );
}
