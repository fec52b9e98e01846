import Box from '@mui/material/Box';

export default function SchemeColors() {
  return (
    <Box
      sx={[
        { p: 2, borderRadius: 2, bgcolor: '#fff3d6', color: '#3a2d0b' },
        (theme) => theme.applyStyles('dark', { bgcolor: '#3a2d0b', color: '#fff3d6' }),
      ]}
    >
      Ink on paper, or paper on ink
    </Box>
  );
}
