import { Button } from 'pebble';

export default function WrongValue() {
  return (
    <div>
      <Button tone="shout">Save</Button>
      <Button tone="plain" size="2">
        Cancel
      </Button>
    </div>
  );
}
