import Box from '@mui/material/Box';

const cell = { p: 2, bgcolor: 'action.selected', borderRadius: 1 };

export default function GridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', sm: '120px 1fr' },
        gridTemplateAreas: {
          xs: '"head" "main" "side"',
          sm: '"head head" "side main"',
        },
      }}
    >
      <Box sx={[cell, { gridArea: 'head' }]}>Head</Box>
      <Box sx={[cell, { gridArea: 'main', minHeight: 96 }]}>Main</Box>
      <Box sx={[cell, { gridArea: 'side' }]}>Side</Box>
    </Box>
  );
}
