import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';

export default function BasicAvatar() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Avatar />
      <Avatar color="primary" variant="solid">
        MK
      </Avatar>
      <Avatar size="sm">S</Avatar>
      <Avatar size="lg" variant="outlined">
        L
      </Avatar>
    </Box>
  );
}
