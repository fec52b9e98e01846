import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="standard" severity="error">
        Tinted background
      </Alert>
      <Alert variant="outlined" severity="error">
        A line around it
      </Alert>
      <Alert variant="filled" severity="error">
        Full color
      </Alert>
      <Alert severity="success" color="warning">
        The icon of one severity, the color of another
      </Alert>
    </Stack>
  );
}
