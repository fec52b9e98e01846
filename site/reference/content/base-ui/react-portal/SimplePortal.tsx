import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function SimplePortal() {
  const [away, setAway] = React.useState(false);
  const target = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 280 }}>
      <button type="button" style={button} aria-pressed={away} onClick={() => setAway(!away)}>
        Send the text to the other box
      </button>
      <Box sx={{ minHeight: 24, p: 1, border: '1px solid' }}>
        Here in React:{' '}
        {away && <Portal container={() => target.current}>a text that came by portal</Portal>}
      </Box>
      <Box ref={target} sx={{ minHeight: 24, p: 1, border: '1px dashed' }} />
    </Box>
  );
}
