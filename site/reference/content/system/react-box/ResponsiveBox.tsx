import Box from '@mui/system/Box';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        '& > *': { flex: 1, p: 2, border: '1px solid' },
      }}
    >
      <div>Below each other on phones</div>
      <div>Side by side from 600 pixels</div>
    </Box>
  );
}
