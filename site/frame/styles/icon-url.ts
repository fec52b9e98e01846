/** Makes the address of an icon from outlines on a grid of 24 units; they are drawn with a stroke of 1.75. */
export function toIconUrl(outline: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" ` +
    `stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${outline}</svg>`;
  return `data:image/svg+xml,${svg.replace(/["#<>]/g, encodeURIComponent)}`;
}
