import Box from '@mui/material/Box';
import FileCopy from '@mui/icons-material/FileCopy';
import Print from '@mui/icons-material/Print';
import Share from '@mui/icons-material/Share';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { icon: <FileCopy />, name: 'Copy' },
  { icon: <Print />, name: 'Print' },
  { icon: <Share />, name: 'Share' },
];

export default function BasicSpeedDial() {
  return (
    <Box sx={{ height: 280, width: 200, position: 'relative' }}>
      <SpeedDial
        ariaLabel="Actions for the file"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        {actions.map(({ icon, name }) => (
          <SpeedDialAction key={name} icon={icon} slotProps={{ tooltip: { title: name } }} />
        ))}
      </SpeedDial>
    </Box>
  );
}
