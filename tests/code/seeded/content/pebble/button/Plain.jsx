import { Button } from 'pebble';

function labelOf(count) {
  return count > 1 ? 'Save all' : 'Save';
}

export default function Plain({ count = 1 }) {
  return <Button shape="round">{labelOf(count)}</Button>;
}
