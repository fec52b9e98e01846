import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function AttributeSelectors() {
  const [dark, setDark] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        label="dark"
        control={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
      />
      <Box
        data-scheme={dark ? 'dark' : 'light'}
        sx={{
          p: 2,
          '&[data-scheme="light"]': { bgcolor: '#fff', color: '#1b1b1b' },
          '&[data-scheme="dark"]': { bgcolor: '#121212', color: '#f2f2f2' },
        }}
      >
        data-scheme=&quot;{dark ? 'dark' : 'light'}&quot;
      </Box>
    </Box>
  );
}
