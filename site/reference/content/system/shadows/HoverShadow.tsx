import Box from '@mui/material/Box';

export default function HoverShadow() {
  return (
    <Box
      component="a"
      href="#states"
      sx={{
        display: 'block',
        width: 240,
        p: 2,
        borderRadius: 2,
        boxShadow: { xs: 1, md: 2 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        textDecoration: 'none',
        transition: 'box-shadow 200ms',
        '&:hover, &:focus-visible': { boxShadow: 8 },
      }}
    >
      Point at this card
    </Box>
  );
}
