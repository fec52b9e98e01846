/**
 * Returns the element that a key leads to from another, which is that with the focus when left out: `[next, before]` are
 * arrows, which lead around the ends.
 */
export function neighborOf(
  items: readonly HTMLElement[],
  key: string,
  [next = '', before = '']: readonly string[],
  from: Element | null | undefined = document.activeElement,
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === from);
  const places: Readonly<Record<string, number>> = {
    [next]: (at + 1) % items.length,
    [before]: at <= 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : items.at(place);
}
