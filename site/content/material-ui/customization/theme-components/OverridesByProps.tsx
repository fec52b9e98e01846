import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function OverridesByProps() {
  const outer = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiChip: {
            styleOverrides: {
              root: {
                borderRadius: 6,
                variants: [
                  { props: { variant: 'outlined' }, style: { borderWidth: 2 } },
                  {
                    props: { variant: 'outlined', size: 'small' },
                    style: { borderStyle: 'dashed' },
                  },
                ],
              },
            },
          },
        },
      }),
    [outer],
  );

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Chip label="Filled" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Outlined, small" variant="outlined" size="small" />
      </Stack>
    </ThemeProvider>
  );
}
