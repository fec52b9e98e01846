import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const regular = (outer: Theme) => createTheme(outer);

const compact = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: { defaultProps: { size: 'small' } },
      MuiCheckbox: { defaultProps: { size: 'small' } },
      MuiTextField: { defaultProps: { size: 'small' } },
    },
  });

export default function DensityTool() {
  const [dense, setDense] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(event) => setDense(event.target.checked)} />}
        label="Compact"
      />
      <ThemeProvider theme={dense ? compact : regular}>
        <TextField id="density-tool-name" label="Name" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Remember me" />
        <Button variant="contained">Continue</Button>
      </ThemeProvider>
    </Stack>
  );
}
