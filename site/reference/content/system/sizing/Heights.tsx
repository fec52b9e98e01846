import Box from '@mui/material/Box';

const heights = [1 / 4, 1 / 2, 3 / 4, 1];

export default function Heights() {
  return (
    <Box sx={{ display: 'flex', gap: 1, width: '100%', height: 140 }}>
      {heights.map((height) => (
        <Box key={height} sx={{ flex: 1, height, p: 1, bgcolor: 'action.selected' }}>
          {height}
        </Box>
      ))}
    </Box>
  );
}
