import { Button } from 'pebble';
import { Star } from 'pebble/icon';
import { LABEL } from './labels';

export default function WrongPath() {
  return (
    <Button>
      <Star />
      {LABEL}
    </Button>
  );
}
