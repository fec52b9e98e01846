/**
 * Runs in the page: fails for what is not there, or moves, where a click would miss it. An animation that has not begun
 * to show counts, be it of an element around it.
 */
export async function standsStill(selector: string): Promise<void> {
  const find = () => document.querySelector(selector);
  const place = (): string => JSON.stringify(find()?.getBoundingClientRect());
  const before = place();
  await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  let isMoving = before === undefined || place() !== before;
  for (let element = find(); element; element = element.parentElement)
    isMoving ||= element.getAnimations().some(({ playState }) => playState === 'running');
  if (isMoving) throw new Error(`${selector} is not there, or moves`);
}
