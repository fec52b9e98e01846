export function Small() {
  return <b>Small</b>;
}
