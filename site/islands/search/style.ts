/** Looks of the dialog; they arrive with its script, so that pages nobody searches from do not carry them. */
const CSS = `
.search{margin:10vh auto auto;padding:0;inline-size:min(40rem,calc(100vw - 2rem));max-block-size:min(36rem,80vh);
border:1px solid var(--rule,GrayText);border-radius:12px;background:var(--raised,Canvas);
color:var(--text,CanvasText);overflow:hidden;box-shadow:0 24px 64px #0006}
.search[open]{display:flex;flex-direction:column}
.search::backdrop{background:#0008}
.search-field{display:flex;align-items:center;gap:8px;padding:8px 16px;border-block-end:1px solid var(--rule,GrayText)}
.search-field:focus-within{box-shadow:inset 0 -2px var(--primary,Highlight)}
.search-field input{flex:1;min-inline-size:0;block-size:44px;border:0;outline:0;background:none;
color:var(--ink,inherit);font:inherit;font-size:1rem}
.search-field input::placeholder{color:var(--quiet,GrayText);opacity:1}
.search-close{min-block-size:28px;padding:0 8px;border:1px solid var(--rule,GrayText);border-radius:6px;
background:var(--well,Canvas);color:var(--quiet,CanvasText);font:inherit;font-size:.75rem;cursor:pointer}
.search-close::before{content:none}
.search-status:empty{display:none}
.search-status{padding:12px 16px;color:var(--quiet,CanvasText);font-size:.8125rem}
.search [role=listbox]{overflow:auto;overscroll-behavior:contain;padding:0 8px 8px}
.search-section{padding:12px 8px 4px;color:var(--quiet,CanvasText);font-size:.75rem;font-weight:700}
.search [role=option]{display:block;padding:8px;border-radius:8px;color:inherit;text-decoration:none}
.search [aria-selected=true]{background:var(--well,color-mix(in srgb,CanvasText 8%,Canvas));
box-shadow:inset 3px 0 var(--primary,Highlight)}
[dir=rtl] .search [aria-selected=true]{box-shadow:inset -3px 0 var(--primary,Highlight)}
.search [role=option]:hover{background:var(--well,color-mix(in srgb,CanvasText 8%,Canvas))}
.search .search-place{margin-inline-start:16px}
.search-title{display:block;color:var(--ink,inherit);font-weight:500}
.search-excerpt{display:block;overflow:hidden;color:var(--quiet,inherit);font-size:.8125rem;text-overflow:ellipsis;
white-space:nowrap}
.search-excerpt:empty{display:none}
.search button[role=option]{inline-size:100%;border:0;background:none;font:inherit;font-size:.875rem;text-align:start;cursor:pointer}
.search-more{color:var(--primary,inherit)!important;font-weight:500}
.search mark{background:none;color:var(--primary,inherit);font-weight:700}
@media(max-width:599px){.search{margin:0;inline-size:100vw;max-inline-size:none;block-size:100dvh;max-block-size:none;
border:0;border-radius:0}
.search-close{inline-size:44px;block-size:44px;padding:0;border:0;background:none;color:var(--ink,CanvasText)}
.search-close span{display:none}
.search-close::before{content:'\\2715';font-size:1.125rem}}
@media(forced-colors:active){.search [aria-selected=true]{outline:2px solid Highlight}
.search mark{background:Mark;color:MarkText;forced-color-adjust:none}}
`;

/** Adds the dialog's looks to the page; called once. */
export function addStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
