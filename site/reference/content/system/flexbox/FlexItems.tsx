import Box from '@mui/material/Box';

const item = { p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider' };

export default function FlexItems() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={[item, { flexGrow: 1 }]}>flexGrow: 1</Box>
        <Box sx={item}>as wide as needed</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={[item, { flex: '1 1 0' }]}>flex: 1 1 0</Box>
        <Box sx={[item, { flex: '2 1 0' }]}>flex: 2 1 0</Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, height: 96 }}>
        <Box sx={[item, { alignSelf: 'flex-end' }]}>alignSelf: flex-end</Box>
        <Box sx={[item, { alignSelf: 'center', ml: 'auto' }]}>ml: auto</Box>
      </Box>
    </Box>
  );
}
