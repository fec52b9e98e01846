import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const results: Record<string, string> = {
  class: '<html class="dark">',
  data: '<html data-dark>',
  'data-mui-color-scheme': '<html data-mui-color-scheme="dark">',
  '.mode-%s': '<html class="mode-dark">',
};

export default function AttributeKinds() {
  const [attribute, setAttribute] = React.useState('class');

  return (
    <Stack spacing={2}>
      <TextField
        select
        id="script-attribute"
        label="attribute"
        size="small"
        value={attribute}
        onChange={(event) => setAttribute(event.target.value)}
        sx={{ minWidth: 240 }}
      >
        {Object.keys(results).map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <code>{results[attribute]}</code>
    </Stack>
  );
}
