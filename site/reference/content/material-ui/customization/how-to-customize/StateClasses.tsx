import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const StripedButton = styled(Button)({
  '&.Mui-disabled': {
    backgroundImage:
      'repeating-linear-gradient(45deg, transparent 0 6px, rgba(128, 128, 128, 0.25) 6px 12px)',
  },
});

export default function StateClasses() {
  return (
    <Stack direction="row" spacing={2}>
      <StripedButton variant="outlined">Ready</StripedButton>
      <StripedButton variant="outlined" disabled>
        Not ready
      </StripedButton>
    </Stack>
  );
}
