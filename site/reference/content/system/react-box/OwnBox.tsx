import createBox from '@mui/system/createBox';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 12 },
  palette: { brand: { main: '#5b3fd1', contrastText: '#ffffff' } },
});

const BrandBox = createBox({ defaultTheme: theme, defaultClassName: 'brand-box' });

export default function OwnBox() {
  return (
    <ThemeProvider theme={theme}>
      <BrandBox sx={{ p: 4, borderRadius: 1, bgcolor: 'brand.main', color: 'brand.contrastText' }}>
        16 pixels of padding, 12 of radius
      </BrandBox>
    </ThemeProvider>
  );
}
