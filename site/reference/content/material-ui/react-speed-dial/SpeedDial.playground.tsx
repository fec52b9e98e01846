import PrintIcon from '@mui/icons-material/Print';
import SaveIcon from '@mui/icons-material/Save';
import ShareIcon from '@mui/icons-material/Share';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Box from '@mui/material/Box';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['direction', 'hidden', 'open'],
  preset: { open: true, direction: 'right' },
  sets: { onOpen: { open: true }, onClose: { open: false } },
} satisfies Controls<typeof SpeedDial>;

export default function SpeedDialPlayground(props: SpeedDialProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', width: 280, height: 240 }}>
      <SpeedDial {...props} ariaLabel="Document" icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<SaveIcon />} slotProps={{ tooltip: { title: 'Save' } }} />
        <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
        <SpeedDialAction icon={<ShareIcon />} slotProps={{ tooltip: { title: 'Share' } }} />
      </SpeedDial>
    </Box>
  );
}
