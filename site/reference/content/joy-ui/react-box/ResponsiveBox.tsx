import Box from '@mui/joy/Box';

const names = ['One', 'Two', 'Three', 'Four'];

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      {names.map((name) => (
        <Box
          key={name}
          sx={{ p: 2, borderRadius: 'sm', bgcolor: 'primary.softBg', color: 'primary.softColor' }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
