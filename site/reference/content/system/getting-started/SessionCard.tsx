import Box from '@mui/material/Box';

export default function SessionCard() {
  return (
    <Box
      sx={{
        minWidth: 240,
        p: 2,
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 1,
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>Sessions</Box>
      <Box sx={{ fontSize: 34, fontWeight: 'medium' }}>98.3 K</Box>
      <Box component="span" sx={{ color: 'success.main', fontWeight: 'bold' }}>
        + 18.8 %
      </Box>{' '}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
        since last week
      </Box>
    </Box>
  );
}
