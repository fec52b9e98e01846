import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="error" sx={{ width: '100%' }}>
      <AlertTitle>Payment declined</AlertTitle>
      Your bank did not approve the charge. Try another card.
    </Alert>
  );
}
