import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const calmTheme = (outer: Theme) =>
  createTheme(outer, { typography: { button: { textTransform: 'none' } } });

export default function NestedThemes() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined">Outer theme</Button>
      <ThemeProvider theme={calmTheme}>
        <Button variant="outlined">Inner theme</Button>
      </ThemeProvider>
    </Stack>
  );
}
