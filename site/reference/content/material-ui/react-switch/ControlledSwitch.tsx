import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitch() {
  const [enabled, setEnabled] = React.useState(false);

  return (
    <Stack>
      <FormControlLabel
        label="Public profile"
        control={
          <Switch checked={enabled} onChange={(event) => setEnabled(event.target.checked)} />
        }
      />
      <Typography variant="body2">
        {enabled ? 'Everybody can see your name.' : 'Only your team can see your name.'}
      </Typography>
    </Stack>
  );
}
