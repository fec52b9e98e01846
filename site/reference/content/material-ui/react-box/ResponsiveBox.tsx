import Box from '@mui/material/Box';

export default function ResponsiveBox() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        width: '100%',
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1, md: 3 },
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {['North', 'Middle', 'South'].map((name) => (
        <Box component="li" key={name} sx={{ p: 2, bgcolor: 'action.hover', typography: 'body2' }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
