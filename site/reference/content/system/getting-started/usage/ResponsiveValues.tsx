import Box from '@mui/material/Box';

export default function ResponsiveValues() {
  return (
    <Box sx={{ width: '100%', border: '1px dashed' }}>
      <Box
        sx={{
          width: { xs: 1, sm: 1 / 2, md: 320 },
          p: [1, 2, null, 4],
          boxSizing: 'border-box',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        Resize the window
      </Box>
    </Box>
  );
}
