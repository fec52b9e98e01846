import Button from '@mui/material/Button';
import ButtonGroup, { type ButtonGroupProps } from '@mui/material/ButtonGroup';

export default function ButtonGroupPlayground(props: ButtonGroupProps) {
  return (
    <ButtonGroup aria-label="Range" {...props}>
      <Button>Day</Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </ButtonGroup>
  );
}
