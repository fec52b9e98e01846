import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/Check';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

export default function AlertIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success" icon={<CheckIcon fontSize="inherit" />}>
        Another icon
      </Alert>
      <Alert severity="success" icon={false}>
        No icon
      </Alert>
      <Alert severity="success" iconMapping={{ success: <CheckCircleIcon fontSize="inherit" /> }}>
        An icon from a map
      </Alert>
    </Stack>
  );
}
