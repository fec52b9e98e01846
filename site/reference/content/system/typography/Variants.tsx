import Box from '@mui/material/Box';

const variants = ['h4', 'h6', 'subtitle1', 'body1', 'body2', 'button', 'caption', 'overline'];

export default function Variants() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {variants.map((variant) => (
        <Box key={variant} sx={{ typography: variant }}>
          {variant}
        </Box>
      ))}
    </Box>
  );
}
