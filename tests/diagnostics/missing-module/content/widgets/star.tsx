export default function Star() {
  return <p>Stars: 5</p>;
}
