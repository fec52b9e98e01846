import 'widgets/styles.css';
import { Button } from 'widgets';

export default function Small() {
  return <Button>Small</Button>;
}
