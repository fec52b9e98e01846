export function Button({ children }) {
  return <button className="widgets-button">{children}</button>;
}
