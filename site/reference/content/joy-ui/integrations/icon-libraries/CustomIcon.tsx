import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Icon = styled('svg')({
  width: 'var(--Icon-fontSize, 20px)',
  height: 'var(--Icon-fontSize, 20px)',
  margin: 'var(--Icon-margin)',
  color: 'var(--Icon-color)',
});

function Sun() {
  return (
    <Icon viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2" />
    </Icon>
  );
}

export default function CustomIcon() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button size="sm" startDecorator={<Sun />}>
        Small
      </Button>
      <Button size="lg" variant="soft" startDecorator={<Sun />}>
        Large
      </Button>
      <IconButton variant="outlined" aria-label="Light mode">
        <Sun />
      </IconButton>
    </Stack>
  );
}
