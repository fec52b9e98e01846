import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function BasicSwitch() {
  const [checked, setChecked] = React.useState(true);

  return (
    <FormControl orientation="horizontal" sx={{ width: 260, justifyContent: 'space-between' }}>
      <FormLabel>Notifications</FormLabel>
      <Switch
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
        color={checked ? 'success' : 'neutral'}
      />
    </FormControl>
  );
}
