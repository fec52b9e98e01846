import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const transitions = { Fade, Grow, Slide, Zoom };

export default function FourTransitions() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Box sx={{ overflow: 'hidden' }}>
      <FormControlLabel
        label="Show"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 60 }}>
        {Object.entries(transitions).map(([name, Transition]) => (
          <Transition key={name} in={checked}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              {name}
            </Paper>
          </Transition>
        ))}
      </Box>
    </Box>
  );
}
