import { BREAKPOINTS, LAYERS } from '../../theme/constants.ts';

/** Looks of the panel and of the button that opens it. The page and the question of consent make room for it. */
const CSS = `
.inspector{--height:min(45dvh,22rem);position:fixed;z-index:${LAYERS.drawer};inset:auto 0 0;box-sizing:border-box;
display:flex;flex-direction:column;gap:8px;block-size:var(--height);padding:12px 20px 0;
border-block-start:1px solid var(--edge,GrayText);background:var(--raised,Canvas);color:var(--text,CanvasText);
box-shadow:var(--lift);font-size:.8125rem;line-height:1.5}
.inspector[hidden]{display:none}
[data-inspector] body{padding-block-end:min(45dvh,22rem)}
[data-inspector]{scroll-padding-block-end:min(45dvh,22rem)}
[data-inspector] .consent{inset-block-end:calc(min(45dvh,22rem) + 16px);max-block-size:calc(55dvh - 32px)}
.inspector header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px}
.inspector h2{margin:0;color:var(--ink,inherit);font-size:1rem;line-height:1.4;letter-spacing:-.01em}
.inspector h2:focus-visible{outline-offset:4px}
.inspector p{margin:0;color:var(--quiet,inherit);unicode-bidi:plaintext}
[dir=rtl] .inspector :is(p,bdi){text-align:right}
.inspector header div{display:flex;flex-wrap:wrap;gap:8px;margin-inline-start:auto}
.inspector button,.inspector-entry button{min-block-size:32px;padding:0 14px;border:1px solid var(--edge,GrayText);
border-radius:var(--pill,99px);background:none;color:var(--ink,inherit);font:inherit;font-weight:500;cursor:pointer}
.inspector button:hover,.inspector-entry button:hover{background:var(--well)}
.inspector ol{flex:1;min-block-size:0;overflow:auto;margin:0 -20px;padding:0 20px 12px;list-style:none;
border-block-start:1px solid var(--rule,GrayText)}
.inspector ol:focus-visible{outline-offset:-2px}
.inspector li{display:grid;grid-template-columns:4.5rem 5.5rem minmax(0,1fr) minmax(6rem,auto);gap:0 12px;
padding-block:6px;border-block-end:1px solid var(--rule,GrayText)}
.inspector time{color:var(--quiet,inherit);font-variant-numeric:tabular-nums}
.inspector b{color:var(--ink,inherit);font-weight:500}
.inspector bdi{overflow-wrap:anywhere}
.inspector span{color:var(--quiet,inherit);text-align:end}
.inspector [data-fate=sent] span,.inspector [data-fate=received] span{color:var(--line,inherit);font-weight:500}
.inspector-entry{margin-block-start:32px;padding-block-start:20px;border-block-start:1px solid var(--rule,GrayText)}
.preferences .inspector-entry button{inline-size:100%;min-block-size:40px;font-size:.875rem}
.inspector-entry p{margin:8px 0 0;color:var(--quiet,inherit);font-size:.8125rem;line-height:1.5}
@media(width<${BREAKPOINTS.sm}px){
.inspector{padding-inline:16px}.inspector ol{margin-inline:-16px;padding-inline:16px}
.inspector li{grid-template-columns:4rem 1fr auto}.inspector bdi{grid-column:1/-1;order:1}
}
@media print{.inspector{display:none}}
`;

/** Adds the looks to the page; called once. */
export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
