import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2'] as const;

export default function TypeScale() {
  return (
    <Stack spacing={1}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: the quick brown fox
        </Typography>
      ))}
      <Typography variant="button">button: press here</Typography>
      <Typography variant="caption">caption: below a picture</Typography>
      <Typography variant="overline">overline: above a title</Typography>
    </Stack>
  );
}
