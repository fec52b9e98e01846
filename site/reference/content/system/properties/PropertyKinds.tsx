import Box from '@mui/material/Box';

export default function PropertyKinds() {
  return (
    <Box
      sx={{
        mx: 'auto',
        px: { xs: 2, md: 4 },
        py: 2,
        maxWidth: 'sm',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      Borders, colors, spacing, sizing, text and shadow: all from the theme.
    </Box>
  );
}
