import Favorite from '@mui/icons-material/Favorite';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1}>
      {variants.map((variant) => (
        <IconButton key={variant} variant={variant} color="primary" aria-label={`Like, ${variant}`}>
          <Favorite />
        </IconButton>
      ))}
    </Stack>
  );
}
