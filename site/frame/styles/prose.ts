import { BREAKPOINTS, FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';
import { outsideDemos } from './outside-demos.ts';

/** A page's own text. */
export const PROSE = outsideDemos(css`
  .prose {
    margin-top: 36px;
  }
  .prose > :first-child {
    margin-top: 0;
  }
  /* English text that is read from right to left keeps its full stops where its sentences end. */
  [dir='rtl'] .prose :is(p, li, h2, h3, h4, h5, h6, dt, dd, th, td, summary) {
    text-align: right;
    unicode-bidi: plaintext;
  }
  .prose :where(p, ul, ol, dl, blockquote, figure, .table, .callout, .tabset, details) {
    margin: 0 0 1.25em;
  }
  .prose :is(h2, h3, h4, h5, h6) {
    margin: 2.2em 0 0.7em;
    line-height: 1.3;
    letter-spacing: -0.012em;
  }
  .prose h2 {
    margin: 2.25em 0 0.7em;
    font-size: 1.625rem;
    line-height: 1.25;
    letter-spacing: -0.022em;
  }
  .prose h3 {
    font-size: 1.1875rem;
  }
  .prose :is(h4, h5, h6) {
    font-size: 1rem;
  }
  .prose h2 + :is(h3, h4),
  .prose h3 + h4 {
    margin-top: 0;
  }
  .prose a:not([class]) {
    text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
    transition: text-decoration-color var(--fast);
  }
  .prose a:hover {
    text-decoration-color: currentColor;
  }
  .anchor {
    margin-inline-start: 0.3em;
    opacity: 0;
    text-decoration: none;
    font-weight: ${FONT_WEIGHTS.regular};
    color: var(--quiet);
    transition: opacity var(--fast);
  }
  .anchor::before {
    content: '#' / '';
  }
  :is(h2, h3, h4, h5, h6):hover > .anchor,
  .anchor:focus-visible {
    opacity: 1;
  }
  .anchor:hover {
    color: var(--line);
  }
  :target {
    scroll-margin-top: 0;
  }
  .prose :is(ul, ol) {
    padding-inline-start: 1.375em;
  }
  .prose li {
    margin-block: 0.4em;
    padding-inline-start: 0.25em;
  }
  .prose li > :is(ul, ol) {
    margin: 0.4em 0;
  }
  .prose li::marker {
    color: var(--edge);
  }
  .prose ol li::marker {
    color: var(--quiet);
    font-variant-numeric: tabular-nums;
  }
  .prose .task {
    list-style: none;
    margin-inline-start: -1.6em;
  }
  .prose input[type='checkbox'] {
    margin-inline-end: 0.5em;
    accent-color: var(--line);
  }
  .prose :is(code, kbd) {
    direction: ltr;
    unicode-bidi: embed;
    font: 0.875em/1.5 var(--mono);
  }
  .prose :not(pre) > code {
    padding: 0.15em 0.36em;
    border-radius: 6px;
    background: color-mix(in oklab, var(--ink) 6%, var(--paper));
    color: var(--ink);
  }
  .prose a > code {
    color: inherit;
  }
  kbd {
    padding: 0.1em 0.45em;
    border-radius: 6px;
    background: var(--paper);
    box-shadow:
      0 0 0 1px var(--rule),
      0 1px 0 1px var(--rule);
    color: var(--ink);
  }
  .prose blockquote {
    padding-inline-start: 1.25em;
    border-inline-start: 1px solid var(--edge);
    color: var(--quiet);
  }
  .prose blockquote > :last-child,
  .callout > :last-child {
    margin-bottom: 0;
  }
  .prose hr {
    height: 1px;
    margin: 48px 0;
    border: 0;
    background: var(--rule);
  }
  .prose :is(img, video) {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius);
  }
  .prose dt {
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .prose dd {
    margin: 0 0 1em;
  }
  .prose summary {
    cursor: pointer;
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .footnotes {
    margin-top: 64px;
    padding-top: 8px;
    border-top: 1px solid var(--rule);
    color: var(--quiet);
    font-size: 0.875rem;
  }
  .prose sup {
    line-height: 0;
  }
  @media (hover: none) {
    .anchor {
      opacity: 0.5;
    }
  }
  @media (width < ${BREAKPOINTS.sm}px) {
    .prose h2 {
      font-size: 1.4375rem;
    }
  }
`);
