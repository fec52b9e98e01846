import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import AssignmentIcon from '@mui/icons-material/Assignment';

const colors = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };

export default function SizesAndShapes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar sx={{ ...colors, width: 24, height: 24, fontSize: 12 }}>S</Avatar>
      <Avatar sx={colors}>M</Avatar>
      <Avatar sx={{ ...colors, width: 56, height: 56 }}>L</Avatar>
      <Avatar variant="rounded" sx={colors}>
        <AssignmentIcon />
      </Avatar>
      <Avatar variant="square" sx={colors}>
        <AssignmentIcon />
      </Avatar>
    </Stack>
  );
}
