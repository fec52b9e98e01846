import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';
import { outsideDemos } from './outside-demos.ts';

/** The ground that everything stands on: box model, page, selection, less motion. */
export const BASE = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  html {
    background: var(--paper);
    color: var(--text);
    font: 1rem/1.7 var(--sans);
    scrollbar-gutter: stable;
    scrollbar-color: var(--edge) transparent;
    scroll-padding-top: calc(var(--bar) + 24px);
    text-size-adjust: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  body {
    margin: 0;
    min-height: 100dvh;
  }
  main:focus-visible {
    outline: 0;
  }
  ::selection {
    background: light-dark(oklch(0.9 0.06 var(--hue)), oklch(0.42 0.07 var(--hue)));
  }
  .skip {
    position: fixed;
    inset: 8px auto auto 50%;
    z-index: var(--over);
    padding: 8px 20px;
    border-radius: var(--pill);
    background: var(--ink);
    color: var(--paper);
    text-decoration: none;
    translate: -50% -80px;
  }
  .skip:focus {
    translate: -50%;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation-duration: 1ms !important;
      /* A demo's code may wait for a transition to end, so there is one. Properties that are inherited, such as colours,
         have none: they would reach the innermost element a frame per ancestor late. */
      transition-property: opacity, transform, translate, rotate, scale, width, height, max-height, grid-template-rows !important;
      transition-duration: 1ms !important;
    }
  }
`;

/** Elements without a class; a demo's library has its own idea of them. */
export const BARE = outsideDemos(css`
  :is(h1, h2, h3, h4, h5, h6, b, strong, th) {
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.bold};
  }
  :is(h1, h2, h3, h4, h5, h6) {
    text-wrap: balance;
  }
  :is(p, li) {
    text-wrap: pretty;
  }
  a {
    color: var(--line);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  :is(button, input) {
    font: inherit;
    color: inherit;
  }
  ul[role='list'],
  nav ul,
  nav ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  :focus-visible {
    outline: 2px solid var(--line);
    outline-offset: 2px;
    border-radius: 6px;
  }
`);
