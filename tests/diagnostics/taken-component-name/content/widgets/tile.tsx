export default function Tile() {
  return <b>Tile</b>;
}
