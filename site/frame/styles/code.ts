import { css } from './css.ts';

/** Colours of code by kind of token, for both modes; each keeps 4.5:1 on the ground of a block. */
export const TOKEN_COLORS = {
  keyword: 'light-dark(#8b2a6f, #e8a0d0)',
  string: 'light-dark(#1f6b43, #93d3a2)',
  number: 'light-dark(#92500b, #f0b67a)',
  name: 'light-dark(#1a55a5, #93c0ff)',
  type: 'light-dark(#00656b, #74d2d2)',
  comment: 'light-dark(#666a6f, #8f969f)',
  removed: 'light-dark(#a32a22, #ff9d92)',
};

/** Blocks of code. */
export const CODE = css`
  .code {
    position: relative;
    border-radius: var(--radius);
    background: var(--well);
    box-shadow: inset 0 0 0 1px var(--rule);
    direction: ltr;
    text-align: left;
  }
  .prose .code {
    margin-block: 1.5em;
  }
  [data-code='JS'] .variants > :first-child,
  :root:not([data-code='JS']) .variants > :last-child {
    display: none;
  }
  .code figcaption {
    padding: 10px 20px;
    border-bottom: 1px solid var(--rule);
    color: var(--quiet);
    font: 0.8125rem/1.5 var(--mono);
  }
  .code pre {
    margin: 0;
    padding: 18px 20px;
    overflow: auto;
    border-radius: inherit;
    scrollbar-width: thin;
    scrollbar-color: var(--rule) transparent;
    tab-size: 2;
  }
  .code pre:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius);
  }
  .prose .code code {
    display: block;
    width: fit-content;
    min-width: 100%;
    color: var(--text);
    font-size: 0.84375rem;
    line-height: 1.7;
  }
  .code i {
    font-style: normal;
  }
  .code .k {
    color: ${TOKEN_COLORS.keyword};
  }
  .code .s {
    color: ${TOKEN_COLORS.string};
  }
  .code .n {
    color: ${TOKEN_COLORS.number};
  }
  .code .f {
    color: ${TOKEN_COLORS.name};
  }
  .code .t {
    color: ${TOKEN_COLORS.type};
  }
  .code .a {
    color: ${TOKEN_COLORS.number};
  }
  .code .v {
    color: ${TOKEN_COLORS.name};
  }
  .code .i {
    color: ${TOKEN_COLORS.string};
  }
  .code .d {
    color: ${TOKEN_COLORS.removed};
  }
  .code .c {
    color: ${TOKEN_COLORS.comment};
  }
  /* A block, since a mark holds whole lines with their ends; the code around it is as wide as its longest line. */
  .code mark {
    display: block;
    margin-inline: -20px;
    padding-inline: 20px;
    background: var(--tint);
    box-shadow: inset 2px 0 var(--line);
    color: inherit;
  }
  @media (forced-colors: active) {
    .code mark,
    .code mark i {
      background: Mark;
      color: MarkText;
      forced-color-adjust: none;
    }
  }
  .code .copy {
    position: absolute;
    top: 10px;
    right: 10px;
    padding: 2px 12px;
    border: 0;
    border-radius: var(--pill);
    background: var(--raised);
    box-shadow: 0 0 0 1px var(--rule);
    color: var(--quiet);
    font-size: 0.8125rem;
    line-height: 24px;
    cursor: pointer;
    opacity: 0;
    transition:
      opacity var(--fast),
      color var(--fast);
  }
  .code figcaption ~ .copy {
    top: 6px;
    right: 6px;
  }
  .code .copy:hover {
    color: var(--ink);
  }
  .code:hover .copy,
  .code:focus-within .copy,
  .code .copy[data-copied] {
    opacity: 1;
  }
  /* On a touch screen the button would cover the text of a short block until the reader taps it. */
  @media (hover: none) {
    .code figcaption ~ .copy {
      opacity: 1;
    }
  }
`;
