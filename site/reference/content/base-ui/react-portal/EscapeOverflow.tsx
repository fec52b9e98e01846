import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import Box from '@mui/system/Box';

export default function EscapeOverflow() {
  const [inPlace, setInPlace] = React.useState(true);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <Box ref={setFrame} sx={{ position: 'relative', width: 280, pb: 8 }}>
      <label>
        <input
          type="checkbox"
          checked={inPlace}
          onChange={(event) => setInPlace(event.target.checked)}
        />{' '}
        disablePortal
      </label>
      <Box sx={{ position: 'relative', height: 56, mt: 1, overflow: 'hidden', border: '1px solid' }}>
        A box that cuts off what sticks out
        <Portal container={frame} disablePortal={inPlace}>
          <Box
            sx={{
              position: 'absolute',
              top: inPlace ? 32 : 72,
              insetInlineStart: 16,
              p: 1,
              bgcolor: '#0b6bcb',
              color: '#fff',
            }}
          >
            A note of two
            <br />
            or more lines
          </Box>
        </Portal>
      </Box>
    </Box>
  );
}
