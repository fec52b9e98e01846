import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function GlobalTheme() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiButton: {
            styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
          },
        },
      }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Save</Button>
        <Button variant="outlined">Cancel</Button>
      </Stack>
    </ThemeProvider>
  );
}
