import { BREAKPOINTS, LAYERS } from '../../theme/constants.ts';

/** Looks of the panel; they arrive with its script. It lies over the page, so that nothing moves when it comes. */
const CSS = `
.consent{position:fixed;z-index:${LAYERS.snackbar};inset-block-end:max(16px,env(safe-area-inset-bottom));
inset-inline-end:16px;box-sizing:border-box;inline-size:min(25rem,calc(100vw - 32px));max-block-size:calc(100dvh - 32px);
overflow:auto;padding:20px;border:1px solid transparent;border-radius:var(--radius,12px);
background:var(--raised,Canvas);color:var(--text,CanvasText);box-shadow:var(--lift);font-size:.875rem;line-height:1.55}
.consent p{margin:0 0 12px}
.consent .consent-title{margin-block-end:4px;color:var(--ink,inherit);font-size:1rem;font-weight:700}
.consent div{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:12px;margin-block-start:16px}
.consent button{min-block-size:40px;padding:0 16px;border:1px solid var(--edge,GrayText);border-radius:var(--pill,99px);
background:none;color:var(--ink,inherit);font:inherit;font-weight:500;cursor:pointer}
.consent button:hover{background:var(--well,color-mix(in srgb,CanvasText 8%,Canvas))}
[data-dense] .consent button{min-block-size:32px}
@media(width<${BREAKPOINTS.sm}px){.consent{inset-inline:12px;inline-size:auto}}
@media print{.consent{display:none}}
`;

let isAdded = false;

/** Adds the panel's looks to the page, once. */
export function addStyle(): void {
  if (isAdded) {
    return;
  }
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
