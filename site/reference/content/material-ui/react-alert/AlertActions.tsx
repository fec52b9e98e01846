import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertActions() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small">
            Renew
          </Button>
        }
      >
        The certificate expires in 7 days.
      </Alert>
      <Alert
        severity="info"
        closeText="Dismiss"
        onClose={() => {}}
        slotProps={{ closeButton: { size: 'medium' } }}
      >
        A larger close button, named “Dismiss”.
      </Alert>
    </Stack>
  );
}
