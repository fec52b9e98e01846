import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = createTheme({
  unstable_sxConfig: {
    // A key of our own, for two properties.
    square: {
      cssProperty: false,
      transform: (value) => ({ width: Number(value) * 16, height: Number(value) * 16 }),
    },
    // A known key, with another scale.
    borderRadius: {
      transform: (value) => `${Number(value) * 10}px`,
    },
  },
});

export default function ConfiguredSx() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', gap: 2 }}>
        {[3, 4, 5].map((value) => (
          <Box
            key={value}
            sx={{ square: value, borderRadius: value - 3, backgroundColor: '#0b6bcb' }}
          />
        ))}
      </Box>
    </ThemeProvider>
  );
}
