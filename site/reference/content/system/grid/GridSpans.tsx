import Box from '@mui/material/Box';

const cell = { p: 1.5, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function GridSpans() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(4, 1fr)',
        gridAutoRows: 48,
        gap: 0.5,
        width: '100%',
        maxWidth: 400,
      }}
    >
      <Box sx={[cell, { gridColumn: 'span 3' }]}>span 3</Box>
      <Box sx={[cell, { gridRow: 'span 2' }]}>rows</Box>
      <Box sx={cell}>1</Box>
      <Box sx={[cell, { gridColumn: '2 / 4' }]}>2 / 4</Box>
      <Box sx={[cell, { gridColumn: '1 / -1' }]}>1 / -1</Box>
    </Box>
  );
}
