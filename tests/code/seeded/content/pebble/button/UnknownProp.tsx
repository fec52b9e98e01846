import { Button } from 'pebble';

export default function UnknownProp() {
  return (
    <div>
      <Button colour="red">Save</Button>
      <Button tone="loud" onClick={() => undefined}>
        Cancel
      </Button>
    </div>
  );
}
