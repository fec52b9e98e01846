import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';

export default function BasicBadge() {
  return (
    <Box sx={{ display: 'flex', gap: 4 }}>
      <Badge color="success">
        <Avatar>A</Avatar>
      </Badge>
      <Badge badgeContent={4} color="danger">
        <Avatar>B</Avatar>
      </Badge>
      <Badge badgeContent={120} max={99} variant="soft">
        <Avatar>C</Avatar>
      </Badge>
    </Box>
  );
}
