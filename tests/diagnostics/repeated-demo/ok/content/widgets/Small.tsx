export default function Small() {
  return <b>Small</b>;
}
