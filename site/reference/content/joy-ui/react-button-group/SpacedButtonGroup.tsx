import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacedButtonGroup() {
  return (
    <ButtonGroup variant="soft" color="primary" spacing="0.5rem" aria-label="Period">
      <Button>Day</Button>
      <Button>Week</Button>
      <Button disabled>Month</Button>
    </ButtonGroup>
  );
}
