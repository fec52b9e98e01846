import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import Box from '@mui/system/Box';

const button = { padding: '6px 12px', font: 'inherit' };

export default function EventsThroughPortal() {
  const [clicks, setClicks] = React.useState(0);
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 280 }}>
      <div role="presentation" onClick={() => setClicks(clicks + 1)}>
        This element has heard {clicks} clicks.
        {target && (
          <Portal container={target}>
            <button type="button" style={button}>
              Its button, elsewhere
            </button>
          </Portal>
        )}
      </div>
      <Box ref={setTarget} sx={{ p: 2, border: '1px dashed' }} />
    </Box>
  );
}
