import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function RowStack() {
  const [reverse, setReverse] = React.useState(false);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        label="Reverse"
        control={<Switch checked={reverse} onChange={() => setReverse(!reverse)} />}
      />
      <Stack direction={reverse ? 'row-reverse' : 'row'} spacing={2}>
        <Chip label="React" />
        <Chip label="TypeScript" />
        <Chip label="YAML" />
      </Stack>
    </Stack>
  );
}
