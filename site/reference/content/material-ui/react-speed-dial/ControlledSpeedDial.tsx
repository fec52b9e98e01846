import * as React from 'react';
import Box from '@mui/material/Box';
import Edit from '@mui/icons-material/Edit';
import Print from '@mui/icons-material/Print';
import Save from '@mui/icons-material/Save';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const actions = [
  { icon: <Save />, name: 'Save' },
  { icon: <Print />, name: 'Print' },
];

export default function ControlledSpeedDial() {
  const [open, setOpen] = React.useState(false);
  const [last, setLast] = React.useState('nothing yet');

  return (
    <Box sx={{ height: 220, width: 260, position: 'relative' }}>
      <Typography>Chosen: {last}</Typography>
      <SpeedDial
        ariaLabel="Actions for the note"
        icon={<SpeedDialIcon openIcon={<Edit />} />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ icon, name }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slotProps={{ tooltip: { title: name } }}
            onClick={() => {
              setLast(name);
              setOpen(false);
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
