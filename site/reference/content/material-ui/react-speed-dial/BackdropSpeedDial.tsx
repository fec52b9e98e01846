import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import EditIcon from '@mui/icons-material/Edit';
import ShareIcon from '@mui/icons-material/Share';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function BackdropSpeedDial() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240, p: 2, border: 1, borderColor: 'divider' }}>
      The page behind it
      <Backdrop open={open} sx={{ position: 'absolute', zIndex: 1 }} />
      <SpeedDial
        ariaLabel="Actions over a backdrop"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <SpeedDialAction icon={<EditIcon />} slotProps={{ tooltip: { title: 'Edit' } }} />
        <SpeedDialAction icon={<ShareIcon />} slotProps={{ tooltip: { title: 'Share' } }} />
      </SpeedDial>
    </Box>
  );
}
