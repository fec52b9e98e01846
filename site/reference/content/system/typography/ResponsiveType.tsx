import Box from '@mui/material/Box';

export default function ResponsiveType() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ typography: { xs: 'h6', sm: 'h5', md: 'h4' } }}>Larger on larger screens</Box>
      <Box sx={{ typography: 'body2', fontWeight: 'bold' }}>The variant first, then one key</Box>
      <Box sx={{ typography: 'overline', letterSpacing: 4 }}>Four pixels between letters</Box>
    </Box>
  );
}
