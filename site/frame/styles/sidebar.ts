import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** The sidebar: rows of one height, a rail beside an open branch, the open page as a station on it. */
export const SIDEBAR = css`
  .side {
    font-size: 0.875rem;
    line-height: var(--row);
  }
  .side a,
  .side .h > span {
    display: block;
    height: var(--row);
    padding-inline: 12px 6px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .side a {
    position: relative;
    border-radius: 8px;
    color: var(--text);
    text-decoration: none;
    transition: color var(--fast);
  }
  .side a:hover {
    color: var(--ink);
    background: var(--well);
  }
  .side a:focus-visible {
    outline-offset: -2px;
  }
  .side .h > span {
    color: var(--quiet);
    font-size: 0.75rem;
    font-weight: ${FONT_WEIGHTS.medium};
    letter-spacing: 0.02em;
  }
  .side .g > a {
    padding-inline-end: 32px;
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .g > a::after {
    position: absolute;
    inset-inline-end: 8px;
    top: calc(50% - 8px);
    color: var(--quiet);
    transition: rotate var(--fast);
  }
  .g > [aria-expanded='true']::after {
    rotate: 90deg;
  }
  [dir='rtl'] .g > [aria-expanded='true']::after {
    rotate: -90deg;
  }
  .g > ul {
    margin-inline-start: 18px;
    border-inline-start: 1px solid var(--rule);
  }
  .g > ul a,
  .g > ul .h > span {
    border-radius: 0 8px 8px 0;
    padding-inline-start: 18px;
  }
  [dir='rtl'] .g > ul a {
    border-radius: 8px 0 0 8px;
  }
  .side li > [aria-current='page'],
  .side li > [aria-current='page']:hover {
    color: var(--line);
    font-weight: ${FONT_WEIGHTS.medium};
    scroll-initial-target: nearest;
  }
  .side li:has(> [aria-current='page']) {
    position: relative;
  }
  .side li:has(> [aria-current='page'])::before {
    content: '';
    position: absolute;
    z-index: 1;
    top: calc(var(--row) / 2 - 4.5px);
    inset-inline-start: -5px;
    width: 9px;
    height: 9px;
    border: 2.5px solid var(--line);
    border-radius: 50%;
    background: var(--paper);
  }
  .side > ul > li:has(> [aria-current='page'])::before {
    inset-inline-start: -5px;
  }
  .x::after {
    margin-inline-start: 6px;
    vertical-align: -2px;
    color: var(--quiet);
  }
  .side .icon {
    --size: 16px;
    margin-inline-end: 8px;
    vertical-align: -3px;
    color: var(--quiet);
  }
  .gap {
    height: calc(var(--rows) * var(--row));
    visibility: hidden;
  }
  .gap::before {
    content: '';
    display: block;
    height: 100%;
    margin-inline: 18px 40%;
    visibility: visible;
    background: repeating-linear-gradient(
      transparent 0 calc(var(--row) / 2 - 3px),
      var(--rule) 0 calc(var(--row) / 2 + 3px),
      transparent 0 var(--row)
    );
    opacity: 0.6;
  }
  .side .all a {
    color: var(--quiet);
  }
  .all a::after {
    margin-inline-start: 2px;
    vertical-align: -3px;
  }
  @media (scripting: none) {
    .gap {
      display: none;
    }
  }
`;
