import { BREAKPOINTS, FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** The table of contents: the same rail as in the sidebar, the heading in view as a station on it. */
export const TOC = css`
  .toc {
    font-size: 0.875rem;
    line-height: 1.45;
  }
  .toc::before {
    content: attr(aria-label) / '';
    display: block;
    margin-bottom: 12px;
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .toc ul {
    border-inline-start: 1px solid var(--rule);
    margin-inline-start: 4px;
  }
  .toc a {
    position: relative;
    display: block;
    padding: 5px 0;
    padding-inline-start: 18px;
    color: var(--quiet);
    text-decoration: none;
    transition: color var(--fast);
  }
  .toc .d3 a {
    padding-inline-start: 34px;
  }
  .toc a:hover {
    color: var(--ink);
  }
  .toc [aria-current='true'] {
    color: var(--line);
  }
  .toc [aria-current='true']::before {
    content: '';
    position: absolute;
    inset-inline-start: -5px;
    top: calc(5px + 0.725em - 4.5px);
    width: 9px;
    height: 9px;
    border: 2.5px solid var(--line);
    border-radius: 50%;
    background: var(--paper);
  }
  @media (width < ${BREAKPOINTS.lg}px) {
    .toc a {
      padding-block: 8px;
    }
  }
`;
