import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import AlarmIcon from '@mui/icons-material/Alarm';
import DeleteIcon from '@mui/icons-material/Delete';
import FingerprintIcon from '@mui/icons-material/Fingerprint';

export default function IconButtons() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton aria-label="Delete" size="small">
        <DeleteIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Delete">
        <DeleteIcon />
      </IconButton>
      <IconButton aria-label="Set an alarm" color="secondary">
        <AlarmIcon />
      </IconButton>
      <IconButton aria-label="Sign in by fingerprint" color="success" size="large">
        <FingerprintIcon fontSize="inherit" />
      </IconButton>
      <IconButton aria-label="Delete, not available" disabled>
        <DeleteIcon />
      </IconButton>
    </Stack>
  );
}
