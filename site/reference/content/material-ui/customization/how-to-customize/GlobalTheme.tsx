import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const pillTheme = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: {
        styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
      },
    },
  });

export default function GlobalTheme() {
  return (
    <ThemeProvider theme={pillTheme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Save</Button>
        <Button variant="outlined">Cancel</Button>
      </Stack>
    </ThemeProvider>
  );
}
