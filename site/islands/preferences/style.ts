/** Looks of the drawer; they arrive with its script, so that pages where nobody opens it do not carry them. */
const CSS = `
.preferences{position:fixed;inset:0;inset-inline-start:auto;margin:0;padding:0;border:0;
inline-size:min(22rem,100vw - 2.5rem);max-inline-size:none;block-size:100dvh;max-block-size:none;
background:var(--raised,Canvas);color:var(--text,CanvasText);box-shadow:var(--lift,0 0 24px #0006);
translate:var(--away);transition:translate var(--slow),display var(--slow) allow-discrete,
overlay var(--slow) allow-discrete;--away:100%}
[dir=rtl] .preferences{--away:-100%}
.preferences[open]{translate:0}
@starting-style{.preferences[open]{translate:var(--away)}}
.preferences::backdrop{background:rgb(10 12 15/.45)}
.preferences>div{min-block-size:100%;padding:20px 24px 32px}
.preferences header{display:flex;align-items:center;justify-content:space-between;margin-block-end:20px}
.preferences h2{margin:0;font-size:1.1875rem;line-height:1.4;letter-spacing:-.012em}
.preferences header button{display:grid;place-items:center;inline-size:36px;block-size:36px;margin-inline-end:-8px;
padding:0;border:0;border-radius:var(--pill);background:none;color:var(--quiet);cursor:pointer}
.preferences header button:hover{background:var(--well);color:var(--ink)}
.preferences header button::before{content:'';inline-size:16px;block-size:16px;
background:linear-gradient(currentColor,currentColor) center/100% 1.75px no-repeat,
linear-gradient(currentColor,currentColor) center/1.75px 100% no-repeat;rotate:45deg}
.preferences fieldset{min-inline-size:0;margin:0 0 24px;padding:0;border:0}
.preferences legend{margin-block-end:8px;padding:0;color:var(--ink);font-size:.875rem;font-weight:500}
.preferences fieldset div{display:flex;border-radius:var(--radius);background:var(--well);
box-shadow:inset 0 0 0 1px var(--rule)}
.preferences label{position:relative;flex:1;display:grid;place-items:center;min-block-size:44px;padding:4px 8px;
border-radius:var(--radius);color:var(--quiet);font-size:.875rem;line-height:1.3;text-align:center;cursor:pointer;
transition:color var(--fast)}
.preferences label:hover{color:var(--ink)}
.preferences label:has(:checked){background:var(--tint);box-shadow:inset 0 0 0 1.5px var(--line);color:var(--line);
font-weight:500}
.preferences label:has(:focus-visible){outline:2px solid var(--line);outline-offset:2px}
.preferences input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}
[data-dense] .preferences label{min-block-size:34px}
[data-dense] .preferences fieldset{margin-block-end:18px}
@media(forced-colors:active){.preferences{border-inline-start:1px solid}.preferences label{forced-color-adjust:none;
background:Canvas;color:CanvasText}.preferences label:has(:checked){background:Highlight;color:HighlightText}
.preferences header button::before{background:linear-gradient(CanvasText,CanvasText) center/100% 2px no-repeat,
linear-gradient(CanvasText,CanvasText) center/2px 100% no-repeat;forced-color-adjust:none}}
`;

/** Adds the drawer's looks to the page; called once. */
export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
