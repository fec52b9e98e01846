import './theme.css';

export default function Small() {
  return <button>Small</button>;
}
