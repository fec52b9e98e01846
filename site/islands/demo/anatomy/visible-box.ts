/** A box in the coordinates of the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Returns a function that tells which part of an element can be seen in its demo; `undefined` while none can. */
export function followBox(element: Element, stage: Element): () => Box | undefined {
  const clips = clippersOf(element, stage);
  return () => {
    if (!element.checkVisibility({ visibilityProperty: true })) return undefined;
    const whole: Box = element.getBoundingClientRect();
    const box = clips.reduce((rest, clip) => overlap(rest, clip.getBoundingClientRect()), whole);
    return box.right > box.left && box.bottom > box.top ? toPage(box, element) : undefined;
  };
}

/** Lists the elements around another one that cut off what is outside them. */
function clippersOf(element: Element, stage: Element): readonly Element[] {
  const found: Element[] = [];
  for (let around = element.parentElement; around && around !== stage; around = around.parentElement)
    if (getComputedStyle(around).overflow !== 'visible') found.push(around);
  return found;
}

function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Moves a box from the window of a demo's own document, which may be scaled down, to that of the page. */
function toPage(box: Box, { ownerDocument }: Element): Box {
  const frame = ownerDocument.defaultView?.frameElement;
  if (ownerDocument === document || !frame) return box;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.clientWidth;
  return {
    left: left + box.left * scale,
    top: top + box.top * scale,
    right: left + box.right * scale,
    bottom: top + box.bottom * scale,
  };
}
