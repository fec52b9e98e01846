import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const chipTheme = (outer: Theme) =>
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
  });

export default function OverridesByProps() {
  return (
    <ThemeProvider theme={chipTheme}>
      <Stack direction="row" spacing={1}>
        <Chip label="Filled" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Outlined, small" variant="outlined" size="small" />
      </Stack>
    </ThemeProvider>
  );
}
