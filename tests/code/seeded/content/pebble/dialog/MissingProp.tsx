import { Button, Dialog } from 'pebble';

export default function MissingProp() {
  return (
    <Button>
      <Dialog title="Sure?">It cannot be undone.</Dialog>
      <Dialog open={false} onClose={() => undefined} />
    </Button>
  );
}
