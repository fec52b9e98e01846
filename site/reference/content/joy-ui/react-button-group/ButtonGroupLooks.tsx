import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function ButtonGroupLooks() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} color="primary" aria-label={`Period, ${variant}`}>
          <Button>Day</Button>
          <Button>Week</Button>
          <Button>Month</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
