import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function Permissions() {
  const [read, setRead] = React.useState(true);
  const [write, setWrite] = React.useState(false);

  const setBoth = (checked: boolean) => {
    setRead(checked);
    setWrite(checked);
  };

  return (
    <div>
      <FormControlLabel
        label="All permissions"
        control={
          <Checkbox
            checked={read && write}
            indeterminate={read !== write}
            onChange={(event) => setBoth(event.target.checked)}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', marginInlineStart: 3 }}>
        <FormControlLabel
          label="Read"
          control={<Checkbox checked={read} onChange={(event) => setRead(event.target.checked)} />}
        />
        <FormControlLabel
          label="Write"
          control={
            <Checkbox checked={write} onChange={(event) => setWrite(event.target.checked)} />
          }
        />
      </Box>
    </div>
  );
}
