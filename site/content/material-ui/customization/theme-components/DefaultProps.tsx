import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function DefaultProps() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
          MuiButtonBase: { defaultProps: { disableRipple: true } },
        },
      }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button>No props at all</Button>
        <Button variant="text">A prop wins</Button>
      </Stack>
    </ThemeProvider>
  );
}
