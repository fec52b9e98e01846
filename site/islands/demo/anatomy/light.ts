import { createElement } from '../../../browser/create-element.ts';
import type { AnatomyPart } from './find-parts.ts';
import { followBox, type Box } from './visible-box.ts';

/** Outlines around the elements of one part of a demo. */
export interface Light {
  /** Shows a part, with its name at `at`, or else at its first element that can be seen. */
  readonly show: (part: AnatomyPart<Element> | undefined, at?: Element) => void;
  readonly remove: () => void;
}

/** Pixels between an element and its outline, and between that and the name. */
const GAP = 1;

/** Creates the light of a demo: it lies over the stage, is cut off at its edges, and lets the pointer through. */
export function createLight(figure: HTMLElement, stageNow: () => HTMLElement): Light {
  const area = createElement('div');
  const light = createElement('div', { className: 'demo-light', ariaHidden: 'true' }, area);
  const label = createElement('div');
  const outlines: HTMLElement[] = [];
  let next = 0;
  figure.prepend(light);

  const show: Light['show'] = (part, at) => {
    cancelAnimationFrame(next);
    area.replaceChildren();
    if (part === undefined) return;
    const stage = stageNow();
    const boxes = part.elements.map((element) => ({ isAt: element === at, boxNow: followBox(element, stage) }));
    outlines.splice(0, outlines.length, ...boxes.map(() => createElement('div')));
    label.replaceChildren(...nameOf(part));
    area.append(...outlines, label);
    // Elements move without a sign: they scroll, are animated, or make room for others.
    const follow = (): void => {
      const origin = light.getBoundingClientRect();
      const height =
        stage.ownerDocument.defaultView?.frameElement?.getBoundingClientRect().height ?? stage.offsetHeight;
      area.style.blockSize = `${height}px`;
      let named: Box | undefined;
      for (const [index, { isAt, boxNow }] of boxes.entries()) {
        const outline = outlines[index];
        const box = boxNow();
        if (outline === undefined) continue;
        outline.hidden = box === undefined;
        if (box === undefined) continue;
        const moved = {
          left: box.left - origin.left - GAP,
          top: box.top - origin.top - GAP,
          right: box.right - origin.left + GAP,
          bottom: box.bottom - origin.top + GAP,
        };
        place(outline, moved.left, moved.top);
        outline.style.width = `${moved.right - moved.left}px`;
        outline.style.height = `${moved.bottom - moved.top}px`;
        if (named === undefined || isAt) named = moved;
      }
      label.hidden = named === undefined;
      if (named) putLabel(label, named, { width: origin.width, height });
      next = requestAnimationFrame(follow);
    };
    follow();
  };
  return {
    show,
    remove() {
      cancelAnimationFrame(next);
      light.remove();
    },
  };
}

function nameOf({ name, classes: [className] }: AnatomyPart<Element>): readonly HTMLElement[] {
  return [createElement('b', {}, name), createElement('code', {}, `.${className}`)];
}

/** Puts the name above a box, or below or into it if there is no room. */
function putLabel(label: HTMLElement, box: Box, room: { readonly width: number; readonly height: number }): void {
  const { offsetWidth: width, offsetHeight: height } = label;
  const above = box.top - height - GAP;
  const below = box.bottom + GAP;
  const top = above >= 0 ? above : below + height <= room.height ? below : Math.max(box.top, 0);
  const left = label.matches(':dir(rtl)') ? box.right - width : box.left;
  place(label, Math.max(0, Math.min(left, room.width - width)), top);
}

function place({ style }: HTMLElement, left: number, top: number): void {
  style.translate = `${left}px ${top}px`;
}
