import * as React from 'react';
import { Unstable_Popup as Popup, type PopupPlacement } from '@mui/base/Unstable_Popup';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('div')({
  zIndex: 1500,
  padding: '4px 8px',
  background: '#0b6bcb',
  color: '#fff',
});

const sides: readonly PopupPlacement[] = ['top', 'right', 'bottom', 'left'];

export default function PopupPlacements() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [side, setSide] = React.useState<PopupPlacement>();

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', width: 300 }}>
      <Box role="group" aria-label="Side" sx={{ display: 'flex', gap: 1 }}>
        {sides.map((name) => (
          <button
            key={name}
            type="button"
            style={button}
            aria-pressed={side === name}
            onClick={() => setSide(side === name ? undefined : name)}
          >
            {name}
          </button>
        ))}
      </Box>
      <Box ref={setAnchor} sx={{ mb: 3, p: 2, border: '1px dashed' }}>
        Anchor
      </Box>
      <Popup
        open={side !== undefined}
        anchor={anchor}
        placement={side}
        offset={4}
        slots={{ root: Root }}
      >
        {side}
      </Popup>
    </Box>
  );
}
