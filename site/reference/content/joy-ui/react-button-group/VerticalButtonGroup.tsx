import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function VerticalButtonGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Move">
      <Button>To the top</Button>
      <Button>One up</Button>
      <Button>One down</Button>
    </ButtonGroup>
  );
}
