import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BadgeLooks() {
  return (
    <Stack direction="row" spacing={3}>
      {sizes.map((size) => (
        <Badge key={size} size={size} variant="solid" color="primary" badgeContent={8} badgeInset="14%">
          <Avatar size={size} aria-label={`Eight from Ada, ${size}`} role="img">
            A
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
