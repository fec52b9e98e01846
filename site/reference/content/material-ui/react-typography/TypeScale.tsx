import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const variants = [
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

export default function TypeScale() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p" gutterBottom>
          {variant}
        </Typography>
      ))}
    </Box>
  );
}
