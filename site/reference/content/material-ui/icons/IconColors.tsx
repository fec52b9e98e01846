import Stack from '@mui/material/Stack';
import HomeIcon from '@mui/icons-material/Home';

export default function IconColors() {
  return (
    <Stack direction="row" spacing={2}>
      <HomeIcon />
      <HomeIcon color="primary" />
      <HomeIcon color="secondary" />
      <HomeIcon color="success" />
      <HomeIcon color="action" />
      <HomeIcon color="disabled" />
      <HomeIcon sx={{ color: '#d6336c' }} />
    </Stack>
  );
}
