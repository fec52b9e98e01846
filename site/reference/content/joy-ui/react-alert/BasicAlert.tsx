import CheckCircle from '@mui/icons-material/CheckCircle';
import Alert from '@mui/joy/Alert';
import Report from '@mui/icons-material/Report';
import Stack from '@mui/joy/Stack';

export default function BasicAlert() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert color="success" startDecorator={<CheckCircle />}>
        Your changes are saved.
      </Alert>
      <Alert color="danger" variant="solid" startDecorator={<Report />}>
        The upload stopped half way.
      </Alert>
      <Alert variant="outlined">A new version is ready.</Alert>
    </Stack>
  );
}
