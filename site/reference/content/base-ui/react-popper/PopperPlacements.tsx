import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import Box from '@mui/system/Box';
import styled from '@mui/system/styled';

const Root = styled('div')({
  zIndex: 1500,
  padding: '4px 8px',
  background: '#0b6bcb',
  color: '#fff',
});

const placements = ['top-start', 'top', 'top-end', 'left', 'right', 'bottom'] as const;
const modifiers = [{ name: 'offset', options: { offset: [0, 4] } }];

export default function PopperPlacements() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>();

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'center', width: 300 }}>
      <label>
        Placement:{' '}
        <select
          value={placement ?? ''}
          onChange={(event) => setPlacement(placements.find((name) => name === event.target.value))}
        >
          <option value="">none</option>
          {placements.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Box ref={setAnchor} sx={{ mb: 3, p: 2, border: '1px dashed' }}>
        Anchor
      </Box>
      <Popper
        open={placement !== undefined}
        anchorEl={anchor}
        placement={placement}
        modifiers={modifiers}
        slots={{ root: Root }}
      >
        {({ placement: actual }) => actual}
      </Popper>
    </Box>
  );
}
