/** Runs in the page: fails for what is not there, or has moved within two frames, where a click would miss it. */
export async function standsStill(selector: string): Promise<void> {
  const place = (): string => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
  const before = place();
  await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (before === undefined || place() !== before) throw new Error(`${selector} is not there, or moves`);
}
