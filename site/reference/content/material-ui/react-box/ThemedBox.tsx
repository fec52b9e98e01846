import Box from '@mui/material/Box';

export default function ThemedBox() {
  return (
    <Box
      sx={{
        width: 120,
        height: 120,
        borderRadius: 1,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        boxShadow: 3,
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      Hover me
    </Box>
  );
}
