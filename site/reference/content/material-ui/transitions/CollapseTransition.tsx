import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function CollapseTransition() {
  const [checked, setChecked] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Show"
        control={<Switch checked={checked} onChange={() => setChecked(!checked)} />}
      />
      <Collapse in={checked}>
        <Paper variant="outlined" sx={{ p: 2, width: 220 }}>
          What is below moves along.
        </Paper>
      </Collapse>
    </div>
  );
}
