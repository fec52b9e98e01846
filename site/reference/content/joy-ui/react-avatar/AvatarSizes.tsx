import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const variants = ['soft', 'outlined', 'solid'] as const;

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size, at) => (
        <Avatar
          key={size}
          size={size}
          variant={variants[at]}
          color="primary"
          role="img"
          aria-label={`Ada, size ${size}`}
        >
          AB
        </Avatar>
      ))}
    </Stack>
  );
}
