import Box from '@mui/material/Box';

const style = { p: 2, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function ResponsiveDisplay() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={[style, { display: { xs: 'block', md: 'none' } }]}>
        A small window: below 900 pixels
      </Box>
      <Box sx={[style, { display: { xs: 'none', md: 'block' } }]}>
        A large window: from 900 pixels up
      </Box>
      <Box sx={[style, { display: 'block', displayPrint: 'none' }]}>Everywhere but on paper</Box>
    </Box>
  );
}
