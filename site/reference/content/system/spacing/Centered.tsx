import Box from '@mui/material/Box';

export default function Centered() {
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <Box sx={{ mx: 'auto', width: 200, p: 1, bgcolor: 'action.selected' }}>In the middle</Box>
      <Box sx={{ ml: 'auto', width: 200, p: 1, bgcolor: 'action.selected' }}>At the right</Box>
    </Box>
  );
}
