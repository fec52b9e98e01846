import { Button } from 'pebble';

export default function Syntax() {
  const label = String('Save';
  return <Button>{label}</Button>;
}
