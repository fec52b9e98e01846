import * as React from 'react';
import Box from '@mui/material/Box';
import PrintIcon from '@mui/icons-material/Print';
import SaveIcon from '@mui/icons-material/Save';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Save', icon: <SaveIcon /> },
  { name: 'Print', icon: <PrintIcon /> },
];

export default function LabeledSpeedDial() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 260 }}>
      <SpeedDial
        ariaLabel="Actions with labels"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name, open: true } }}
            onClick={() => setOpen(false)}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
