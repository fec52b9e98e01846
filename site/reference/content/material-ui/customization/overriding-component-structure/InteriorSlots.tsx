import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';

export default function InteriorSlots() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Alert severity="success" onClose={() => {}} closeText="Close the default">
        The default close icon
      </Alert>
      <Alert
        severity="success"
        icon={<CheckIcon fontSize="inherit" />}
        onClose={() => {}}
        slots={{ closeIcon: ExpandLessIcon }}
        slotProps={{ closeButton: { size: 'medium', 'aria-label': 'Fold', title: 'Fold' } }}
      >
        Another icon, a larger button
      </Alert>
    </Stack>
  );
}
