import { toIconUrl } from '../../frame/styles/icon-url.ts';

/** Outlines of the tools' icons; `stackblitz` and `codesandbox` are a bolt and a box, not the services' logos. */
const OUTLINES = {
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>',
  done: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  stackblitz: '<path d="M13.5 3.5 5 13.5h6l-1.5 7L18 10.5h-6z"/>',
  codesandbox: '<path d="M12 3.5 19.5 8v8L12 20.5 4.5 16V8zM4.5 8l7.5 4.5L19.5 8M12 12.5v8"/>',
  reset: '<path d="M5 12a7 7 0 1 0 2.2-5.1L4.5 9.5M4.5 4.5v5h5"/>',
  link: '<path d="M10 14.5a3.8 3.8 0 0 0 5.4 0l3.2-3.2a3.8 3.8 0 0 0-5.4-5.4l-1 1M14 9.5a3.8 3.8 0 0 0-5.4 0l-3.2 3.2a3.8 3.8 0 0 0 5.4 5.4l1-1"/>',
};

const ICONS = Object.entries(OUTLINES)
  .map(([name, outline]) => `.demo-bar [data-icon=${name}]{--icon:url('${toIconUrl(outline)}')}`)
  .join('');

/** For the label of a tool where only its icon has room. */
const UNSEEN = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';

/** Looks of the tools and of the panel that stands in for a crashed demo; the row itself has its height from the page. */
const CSS = `${ICONS}
.demo-bar:not([hidden]){display:flex;align-items:center;gap:2px;padding-inline:8px;container:demo-bar/inline-size}
.demo-bar>span{flex:1}
.demo-bar [data-icon]::before{content:'';flex:none;inline-size:var(--size);block-size:var(--size);background:currentColor;
mask:var(--icon) center/contain no-repeat}
.demo-bar :is(button,a){position:relative;display:inline-flex;align-items:center;justify-content:center;gap:8px;
flex:none;min-inline-size:var(--control);block-size:var(--control);padding:0;border:0;border-radius:8px;background:none;
color:var(--quiet);font:inherit;font-size:.875rem;line-height:1;text-decoration:none;cursor:pointer;--size:18px;
transition:color var(--fast),background-color var(--fast)}
.demo-bar :is(button,a):hover{background:var(--well);color:var(--ink)}
.demo-bar :is(button,a):focus-visible{outline-offset:-2px;border-radius:8px}
.demo-bar [data-icon=code]{padding-inline:8px 10px;--icon:var(--i-code)}
.demo-bar [data-icon=code][aria-expanded=true]{color:var(--line)}
.demo-bar [data-done]{color:var(--success)}
.demo-bar>div{display:flex;margin-inline-end:6px;padding:2px;border-radius:8px;background:var(--well)}
.demo-bar>div button{min-inline-size:34px;block-size:calc(var(--control) - 6px);padding-inline:7px;border-radius:6px;
font-size:.75rem;font-weight:500;letter-spacing:.02em}
.demo-bar>div button[aria-pressed=true]{background:var(--raised);box-shadow:0 0 0 1px var(--rule);color:var(--ink)}
.demo-bar [data-icon][aria-label]::after{content:attr(aria-label)/'';position:absolute;z-index:2;
inset-block-end:calc(100% + 6px);inset-inline-end:0;max-inline-size:min(18rem,80vw);inline-size:max-content;
padding:6px 10px;border-radius:8px;background:var(--ink);color:var(--paper);font-size:.8125rem;line-height:1.4;
white-space:normal;opacity:0;visibility:hidden;transition:opacity var(--fast) .1s,visibility 0s .2s}
.demo-bar:not([data-quiet]) [data-icon]:is(:hover,:focus-visible,[data-done])::after{opacity:1;visibility:visible;
transition-delay:.1s,0s}
@media(hover:none){.demo-bar [data-icon]:not([data-done])::after{display:none}}
@container demo-bar (inline-size<26rem){.demo-bar:has(>div) [data-icon=code]{padding:0}
.demo-bar:has(>div) [data-icon=code] span{${UNSEEN}}}
@container demo-bar (inline-size<20rem){.demo-bar :is(button,a){min-inline-size:28px}.demo-bar>div{margin:0}
.demo-bar [data-icon=code]{padding:0}.demo-bar [data-icon=code] span{${UNSEEN}}}
.demo-stage:focus-visible{outline:2px solid var(--line);outline-offset:-4px}
.demo-crash{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;min-block-size:112px;
padding:28px 24px;border-radius:calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;background:var(--errorWash);
text-align:center}
.prose .demo-crash :is(p,pre){margin:0}
.demo-crash p{color:var(--error);font-weight:500}
.demo-crash pre{max-inline-size:100%;max-block-size:12rem;overflow:auto;color:var(--text);font:.8125rem/1.6 var(--mono);
text-align:start;white-space:pre-wrap;overflow-wrap:anywhere;direction:ltr}
.demo-crash button{min-block-size:36px;padding:0 18px;border:1px solid var(--edge);border-radius:var(--pill);
background:none;color:var(--ink);font-size:.875rem;font-weight:500;cursor:pointer}
.demo-crash button:hover{background:var(--raised)}
@media(forced-colors:active){.demo-bar [data-icon]::before{background:ButtonText}
.demo-bar>div button[aria-pressed=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}
.demo-bar [data-icon]::after,.demo-crash{border:1px solid}}
@media print{.demo-bar:not([hidden]){display:none}}
`;

let isAdded = false;

/** Adds the looks to the page, once. */
export function addStyle(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
