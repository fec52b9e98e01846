import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Palette['primary'];
  }
  interface PaletteOptions {
    brand?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    brand: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    brand: true;
  }
}

const base = createTheme();
const theme = createTheme(base, {
  palette: {
    brand: base.palette.augmentColor({ color: { main: '#ffc83d' }, name: 'brand' }),
  },
});

export default function CustomColor() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" color="brand">
          Buy
        </Button>
        <Chip label="On sale" color="brand" />
      </Stack>
    </ThemeProvider>
  );
}
