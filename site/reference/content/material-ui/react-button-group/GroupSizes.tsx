import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function GroupSizes() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Zoom, ${size} buttons`}>
          <Button>In</Button>
          <Button>Out</Button>
          <Button>Fit</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
