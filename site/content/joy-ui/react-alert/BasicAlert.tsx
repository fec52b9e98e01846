import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';
import { CheckCircle, Report } from './icons.tsx';

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
