import { BREAKPOINTS } from '../../theme/constants.ts';
import { css } from './css.ts';
import { outsideDemos } from './outside-demos.ts';

/** The dense look: small controls and rows, of which none is lower than 24 px (WCAG 2.2, 2.5.8). */
export const DENSE = outsideDemos(css`
  [data-dense] {
    font-size: 0.9375rem;
    --size: 18px;
  }
  [data-dense] main {
    padding-block-start: 28px;
  }
  [data-dense] .lead {
    margin-top: 10px;
    font-size: 1.125rem;
  }
  [data-dense] .versions li a {
    padding-block: 3px;
  }
  [data-dense] .toc a {
    padding-block: 3.5px;
  }
  [data-dense] .tabs {
    gap: 22px;
    margin-top: 22px;
  }
  [data-dense] .tabs a {
    padding-block: 3px 5px;
  }
  [data-dense] .prose {
    margin-top: 26px;
  }
  :where([data-dense]) .prose :where(p, ul, ol, dl, blockquote, figure, .table, .tabset, details) {
    margin-bottom: 1em;
  }
  [data-dense] .prose h2 {
    margin-top: 1.75em;
  }
  [data-dense] .prose :is(h3, h4, h5, h6) {
    margin-top: 1.75em;
  }
  [data-dense] .prose :is(th, td) {
    padding-block: 6px;
  }
  [data-dense] .prose .code {
    margin-block: 1.1em;
  }
  [data-dense] .code pre {
    padding-block: 12px;
  }
  [data-dense] .prose .code code {
    line-height: 1.55;
  }
  [data-dense] .code figcaption {
    padding-block: 6px;
  }
  [data-dense] .code .copy {
    top: 6px;
    right: 6px;
    padding-block: 0;
  }
  [data-dense] .code figcaption ~ .copy {
    top: 4px;
  }
  [data-dense] .callout {
    padding: 12px 16px;
  }
  [data-dense] .prose .callout {
    margin-block: 1.25em;
  }
  [data-dense] .tabset [role='tab'] {
    padding: 0 10px;
  }
  [data-dense] .related {
    margin-top: 36px;
  }
  [data-dense] .related a {
    padding: 2px 10px;
  }
  [data-dense] .prose .index a {
    padding-block: 4px;
  }
  [data-dense] .prose .cards .index a {
    padding-block: 2px;
  }
  [data-dense] .cards {
    gap: 32px;
  }
  [data-dense] .lines li {
    padding-block: 16px;
  }
  [data-dense] .lines li::before {
    background-position:
      0 -10px,
      center;
  }
  [data-dense] .pager {
    margin-top: 48px;
  }
  [data-dense] .pager a {
    padding-top: 18px;
    font-size: 1rem;
  }
  [data-dense] main > footer {
    margin-top: 32px;
  }
  @media (min-width: ${BREAKPOINTS.md}px) {
    [data-dense] .side {
      padding-top: 24px;
    }
  }
  @media (min-width: ${BREAKPOINTS.lg}px) {
    [data-dense] .toc {
      padding-top: 30px;
    }
  }
`);
