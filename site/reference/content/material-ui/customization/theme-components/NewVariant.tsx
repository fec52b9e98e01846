import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    dashed: true;
  }
}

const dashedTheme = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiButton: {
        styleOverrides: {
          root: {
            variants: [
              {
                props: { variant: 'dashed' },
                style: { border: '2px dashed currentColor', textTransform: 'none' },
              },
              {
                props: { variant: 'dashed', size: 'large' },
                style: { borderWidth: 4 },
              },
            ],
          },
        },
      },
    },
  });

export default function NewVariant() {
  return (
    <ThemeProvider theme={dashedTheme}>
      <Stack direction="row" spacing={2}>
        <Button variant="dashed">Dashed</Button>
        <Button variant="dashed" size="large">
          Dashed, large
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
