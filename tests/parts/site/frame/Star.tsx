export default function Star() {
  return <a href="https://code.example/pebble">Star</a>;
}
