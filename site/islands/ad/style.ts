import { BREAKPOINTS, FONT_SIZE, FONT_WEIGHTS, ROOT_FONT_SIZE } from '../../theme/constants.ts';
import { IMAGE_SIZE, SLOT_HEIGHT } from '../../ads/constants.ts';

/** Sizes of texts and heights of their lines, in px at the default font size; they grow with the reader’s. */
const BESIDE_IMAGE = { size: FONT_SIZE, line: 20 };
const INLINE = { size: ROOT_FONT_SIZE, line: 24 };
const SERVED_BY = { size: 12, line: 20 };
const PADDING = 12;

/** The border counts as padding: text and image have what is left. */
const CHROME = 2 * (PADDING + 1);

/** Looks of what is drawn in the slot, which is made to fit in the height that the page keeps free for it. */
const CSS = `
.pitch{position:relative;display:flex;align-items:center;gap:16px;box-sizing:border-box;
min-height:${SLOT_HEIGHT.narrow}px;padding:${PADDING}px;border:1px solid var(--rule);border-radius:var(--radius);
${setText(BESIDE_IMAGE)}}
.pitch a{color:var(--text);text-decoration:none}
.pitch a::after{content:'';position:absolute;inset:0;border-radius:inherit}
.pitch:hover{border-color:var(--edge)}
.pitch:focus-within{outline:2px solid var(--line);outline-offset:2px}
.pitch a:focus-visible{outline:0}
.pitch img{flex:none;inline-size:${IMAGE_SIZE.width}px;block-size:${IMAGE_SIZE.height}px;border-radius:6px;object-fit:cover;
background:var(--well)}
.pitch-text{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines(SLOT_HEIGHT.narrow, BESIDE_IMAGE)};overflow:hidden;
overflow-wrap:anywhere}
.pitch b{color:var(--ink);font-weight:${FONT_WEIGHTS.medium}}
.pitch small{display:block;color:var(--quiet);${setText(SERVED_BY)}}
.pitch.inline{background:var(--well);border-color:transparent;padding-inline:20px;${setText(INLINE)}}
.inline .pitch-text{-webkit-line-clamp:${lines(SLOT_HEIGHT.narrow, INLINE)}}
.stranger{max-height:${SLOT_HEIGHT.narrow}px;overflow:hidden}
[data-kind='in-house']>.stranger,[data-kind=appeal]>.stranger{display:none}
@media (min-width:${BREAKPOINTS.sm}px){
.pitch{min-height:${SLOT_HEIGHT.wide}px}
.pitch-text{-webkit-line-clamp:${lines(SLOT_HEIGHT.wide, BESIDE_IMAGE)}}
.inline .pitch-text{-webkit-line-clamp:${lines(SLOT_HEIGHT.wide, INLINE)}}
.stranger{max-height:${SLOT_HEIGHT.wide}px}
}`;

interface TextSize {
  readonly size: number;
  readonly line: number;
}

function setText({ size, line }: TextSize): string {
  return `font-size:${size / ROOT_FONT_SIZE}rem;line-height:calc(${line}/${size})`;
}

/** Lines of text that fit above the line about who serves the ad. */
function lines(height: number, { line }: TextSize): number {
  return Math.floor((height - CHROME - SERVED_BY.line) / line);
}

const ID = 'pitch-style';

/** Adds the slot's style to the page, once. */
export function addStyle(): void {
  if (document.getElementById(ID)) {
    return;
  }
  const style = document.createElement('style');
  style.id = ID;
  style.textContent = CSS;
  document.head.append(style);
}
