import Stack from '@mui/material/Stack';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

export default function IconSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', fontSize: 16 }}>
      <span>
        As large as the text <LocalFloristIcon fontSize="inherit" />
      </span>
      <LocalFloristIcon fontSize="small" />
      <LocalFloristIcon />
      <LocalFloristIcon fontSize="large" />
      <LocalFloristIcon sx={{ fontSize: 48 }} />
    </Stack>
  );
}
