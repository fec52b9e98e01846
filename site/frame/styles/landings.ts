import { BREAKPOINTS, FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** Landing pages of groups, sections and the site, and the page for an address that leads nowhere. */
export const LANDINGS = css`
  .prose .index {
    columns: 2 220px;
    column-gap: 48px;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }
  .prose .index li {
    margin: 0;
    padding: 0;
    border-bottom: 1px solid var(--rule);
    break-inside: avoid;
  }
  .prose .index a {
    display: inline-block;
    padding-block: 8px;
    color: var(--text);
    text-decoration: none;
  }
  .prose .index a:hover {
    color: var(--line);
  }
  .index small {
    color: var(--quiet);
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
    gap: 48px 40px;
  }
  .prose .cards h2 {
    margin: 0 0 10px;
    padding-top: 14px;
    border-top: 2px solid var(--line);
    font-size: 1.125rem;
    letter-spacing: -0.01em;
  }
  .prose .cards h2 a {
    color: var(--ink);
    text-decoration: none;
  }
  .prose .cards h2 a:hover {
    color: var(--line);
  }
  .prose .cards .index {
    columns: auto;
    margin: 0;
  }
  .prose .cards .index li {
    border: 0;
  }
  .prose .cards .index a {
    padding-block: 4px;
  }
  .prose .cards p {
    margin: 8px 0 0;
    font-size: 0.875rem;
  }

  @media (min-width: ${BREAKPOINTS.md}px) {
    body:has(.start) {
      --side: 0px;
    }
    body:has(.start) .side {
      display: none;
    }
    body:has(.start) main {
      grid-column: 2 / 5;
      padding-inline: 0;
    }
  }
  @media (min-width: ${BREAKPOINTS.lg}px) {
    main:has(> .home:not(.start)) {
      grid-column: 3 / 5;
      padding-inline-end: 0;
    }
  }
  .home {
    max-width: 960px;
    margin: 0 auto;
  }
  .start {
    padding-block: clamp(16px, 5vw, 72px) 40px;
  }
  .start h1 {
    font-size: clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem);
    line-height: 1.04;
    letter-spacing: -0.04em;
    max-width: 15em;
  }
  .home .lead {
    max-width: 34em;
    font-size: clamp(1.125rem, 1rem + 0.5vw, 1.375rem);
  }
  .code-404 {
    margin: 0 0 16px;
    color: var(--line);
    font: 1rem/1 var(--mono);
  }
  .lines {
    margin: clamp(40px, 6vw, 72px) 0 0;
    padding: 0;
    list-style: none;
    border-top: 1px solid var(--rule);
  }
  .lines li {
    position: relative;
    display: grid;
    grid-template: auto 1fr / 5fr 6fr;
    gap: 4px 40px;
    padding: 26px 0 26px 44px;
    border-bottom: 1px solid var(--rule);
  }
  [dir='rtl'] .lines li {
    padding: 26px 44px 26px 0;
  }
  .lines li::before {
    content: '';
    position: absolute;
    inset: -1px auto -1px 7px;
    width: 14px;
    background:
      radial-gradient(circle at 7px 44px, var(--paper) 3px, var(--line) 3.8px 7px, transparent 7.6px),
      linear-gradient(var(--line), var(--line)) center / 3px 100% no-repeat;
  }
  [dir='rtl'] .lines li::before {
    inset: -1px 7px -1px auto;
  }
  .lines a {
    display: flex;
    align-items: center;
    gap: 14px;
    color: var(--ink);
    font-size: 1.5rem;
    font-weight: ${FONT_WEIGHTS.bold};
    letter-spacing: -0.02em;
    line-height: 36px;
    text-decoration: none;
  }
  .lines a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .lines a:focus-visible {
    outline: 0;
  }
  .lines a:focus-visible::after {
    outline: 2px solid var(--line);
    border-radius: 6px;
  }
  .lines li:hover a {
    color: var(--line);
  }
  .lines small {
    grid-column: 1;
    color: var(--quiet);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  .lines p {
    grid-area: 1 / 2 / 3;
    align-self: center;
    margin: 0;
    text-wrap: balance;
  }
  @media (width < ${BREAKPOINTS.sm}px) {
    .lines li {
      grid-template: auto / 1fr;
    }
    .lines p {
      grid-area: auto;
    }
  }
`;
