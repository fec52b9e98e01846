import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  palette: { brand: { main: '#0b6bcb', contrastText: '#ffffff' } },
  spacing: 4,
});

export default function Standalone() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 4, bgcolor: 'brand.main', color: 'brand.contrastText' }}>Hello</Box>
    </ThemeProvider>
  );
}
