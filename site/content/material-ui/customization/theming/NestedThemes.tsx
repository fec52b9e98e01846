import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function NestedThemes() {
  const outer = useTheme();
  const inner = React.useMemo(
    () => createTheme(outer, { typography: { button: { textTransform: 'none' } } }),
    [outer],
  );

  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined">Outer theme</Button>
      <ThemeProvider theme={inner}>
        <Button variant="outlined">Inner theme</Button>
      </ThemeProvider>
    </Stack>
  );
}
