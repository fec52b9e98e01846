export function Swatch() {
  return <b>#fff</b>;
}
