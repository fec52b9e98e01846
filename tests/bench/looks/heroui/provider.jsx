import './styles.css';

export default function Provider({ children }) {
  return children;
}
