export function useToggle(options) {
  const { initial = false } = options;
  return { on: initial, toggle() {} };
}
export const usePair = (first, second) => [first, second];
