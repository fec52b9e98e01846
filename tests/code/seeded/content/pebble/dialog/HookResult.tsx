import { Button, useCount, useTone } from 'pebble';

export default function HookResult() {
  const { colour } = useTone();
  const [count] = useCount();
  return <Button>{count.trim() + String(colour)}</Button>;
}
