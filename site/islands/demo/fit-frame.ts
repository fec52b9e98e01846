/** The size that a reader sees a demo's iframe at. */
export interface FrameSize {
  /** Width of the demo's window in CSS pixels; without one, it is as wide as there is room. */
  readonly width: number | undefined;
  /** Height on the page, whatever the width. */
  readonly height: number;
}

/**
 * Gives an iframe its size in its box: centered if it is narrower, scaled down if it is wider. The demo always gets the
 * whole width, so that its own breakpoints are those of such a device.
 */
export function fitFrame(iframe: HTMLIFrameElement, { width, height }: FrameSize): void {
  const { style, parentElement: box } = iframe;
  const room = box?.clientWidth ?? 0;
  const scale = width !== undefined && width > room && room > 0 ? room / width : 1;
  style.blockSize = `${height / scale}px`;
  style.inlineSize = width === undefined ? '' : `${width}px`;
  style.scale = scale === 1 ? '' : String(scale);
  style.transformOrigin = iframe.matches(':dir(rtl)') ? '100% 0' : '0 0';
  // Takes only the room that it is seen in.
  style.marginBlockEnd = scale === 1 ? '' : `${height - height / scale}px`;
  style.marginInlineEnd = scale === 1 || width === undefined ? '' : `${room - width}px`;
}
