import Box from '@mui/material/Box';

export default function BorderedShadow() {
  return (
    <Box sx={{ display: 'flex', gap: 3, p: 2 }}>
      <Box sx={{ p: 3, borderRadius: 1, bgcolor: 'background.paper', boxShadow: 6 }}>Shadow</Box>
      <Box
        sx={{
          p: 3,
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: 6,
          border: 1,
          borderColor: 'divider',
        }}
      >
        Shadow and border
      </Box>
    </Box>
  );
}
