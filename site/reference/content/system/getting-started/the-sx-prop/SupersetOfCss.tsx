import Box from '@mui/material/Box';

export default function SupersetOfCss() {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '& > a': { color: 'primary.main' },
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main' },
        '&:hover': { boxShadow: 4 },
        '@media print': { boxShadow: 'none' },
      }}
    >
      Shorthands, selectors and media queries in one object. <a href="#superset-of-css">A link</a>
    </Box>
  );
}
