import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b6bcb"/><circle cx="20" cy="16" r="8" fill="#fff"/><circle cx="20" cy="40" r="14" fill="#fff"/></svg>',
)}`;

export default function AvatarFallback() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={picture} alt="Ada Berger" />
      <Avatar alt="Boris Lund" />
      <Avatar aria-hidden />
    </Stack>
  );
}
