import Box from '@mui/material/Box';

export default function BasicBox() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed', borderColor: 'text.secondary' }}>
      A section with padding and a dashed line
    </Box>
  );
}
