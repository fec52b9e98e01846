import { Button } from 'widgets';

export default function Small() {
  return <Button>Small</Button>;
}
