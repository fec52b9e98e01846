import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">The backup is complete.</Alert>
      <Alert severity="info">A new version is available.</Alert>
      <Alert severity="warning">The certificate expires in 7 days.</Alert>
      <Alert severity="error">The payment was declined.</Alert>
    </Stack>
  );
}
