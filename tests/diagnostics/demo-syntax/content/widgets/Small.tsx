import { size } from './sizes';

export default function Small() {
  return <b>{size}</b>;
}
