import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const plainTheme = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });

export default function DefaultProps() {
  return (
    <ThemeProvider theme={plainTheme}>
      <Stack direction="row" spacing={2}>
        <Button>No props at all</Button>
        <Button variant="text">A prop wins</Button>
      </Stack>
    </ThemeProvider>
  );
}
