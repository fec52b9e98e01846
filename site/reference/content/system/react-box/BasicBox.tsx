import Box from '@mui/system/Box';

export default function BasicBox() {
  return (
    <Box
      component="section"
      aria-label="Weather"
      sx={{
        width: 240,
        p: 2,
        border: '1px solid',
        borderRadius: 2,
        '&:hover': { borderStyle: 'dashed' },
      }}
    >
      <Box sx={{ fontSize: 32, fontWeight: 700 }}>17 °C</Box>
      <Box component="span" sx={{ textTransform: 'uppercase', letterSpacing: 2 }}>
        Light rain
      </Box>
    </Box>
  );
}
