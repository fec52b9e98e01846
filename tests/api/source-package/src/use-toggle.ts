/** Turns something on and off. */
export function useToggle(initial = false): readonly [on: boolean, toggle: () => void] {
  return [initial, () => undefined];
}
