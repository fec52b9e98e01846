/** Finds the element around an event's target, or the target itself, that matches a selector. */
export function closestTo<Kind extends Element = HTMLElement>(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<Kind>(selector) : null;
}
