import { BREAKPOINTS, FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** What stands around a page's own text: breadcrumbs, title, lead, tabs, previous and next, footer. */
export const PAGE = css`
  .crumbs {
    margin-bottom: 16px;
    font-size: 0.875rem;
    line-height: 24px;
  }
  .crumbs ol {
    display: flex;
    flex-wrap: wrap;
    color: var(--quiet);
  }
  .crumbs li + li::before {
    content: '/' / '';
    margin-inline: 10px;
    color: var(--edge);
  }
  .crumbs a {
    color: inherit;
    text-decoration: none;
    padding-block: 4px;
  }
  .crumbs a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  h1 {
    margin: 0;
    font-size: clamp(2.125rem, 1.7rem + 1.5vw, 2.75rem);
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
  h1 .tag,
  h1 .plan {
    vertical-align: 0.42em;
    letter-spacing: 0;
  }
  h1 .plan {
    --size: 20px;
    vertical-align: 0.03em;
  }
  .lead {
    max-width: 45rem;
    margin: 16px 0 0;
    color: var(--quiet);
    font-size: 1.25rem;
    line-height: 1.55;
    letter-spacing: -0.006em;
  }
  .lead code {
    direction: ltr;
    unicode-bidi: embed;
    font: 0.875em/1 var(--mono);
    color: var(--ink);
  }
  .tabs {
    display: flex;
    gap: 28px;
    margin-top: 32px;
    overflow: auto hidden;
    border-bottom: 1px solid var(--rule);
    scrollbar-width: none;
  }
  .tabs a {
    flex: none;
    padding: 8px 0 10px;
    border-bottom: 2px solid transparent;
    color: var(--quiet);
    font-size: 0.9375rem;
    text-decoration: none;
  }
  .tabs a:hover {
    color: var(--ink);
  }
  .tabs [aria-current] {
    border-color: var(--line);
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .tabs a:focus-visible {
    outline-offset: -2px;
  }

  .related {
    margin-top: 56px;
  }
  .related::before {
    content: attr(aria-label) / '';
    display: block;
    margin-bottom: 10px;
    color: var(--quiet);
    font-size: 0.875rem;
  }
  .related ul {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .related a {
    display: block;
    padding: 5px 14px;
    border-radius: var(--pill);
    background: var(--well);
    color: var(--text);
    font-size: 0.875rem;
    text-decoration: none;
  }
  .related a:hover {
    background: var(--tint);
    color: var(--line);
  }

  .pager {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    margin-top: 80px;
    border-top: 1px solid var(--rule);
  }
  .pager a {
    position: relative;
    padding-top: 28px;
    color: var(--ink);
    font-size: 1.125rem;
    font-weight: ${FONT_WEIGHTS.medium};
    line-height: 1.35;
    text-decoration: none;
    text-wrap: balance;
  }
  .pager a::after {
    content: '';
    position: absolute;
    top: -6.5px;
    inset-inline-start: 0;
    width: 12px;
    height: 12px;
    border: 3px solid var(--edge);
    border-radius: 50%;
    background: var(--paper);
    transition: border-color var(--fast);
  }
  .pager small {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 4px;
    color: var(--quiet);
    font-size: 0.875rem;
    font-weight: ${FONT_WEIGHTS.regular};
  }
  .pager a:hover {
    color: var(--line);
  }
  .pager a:hover::after,
  .pager [rel='next']::after {
    border-color: var(--line);
  }
  .pager [rel='prev'] small::before {
    scale: -1 1;
  }
  [dir='rtl'] .pager [rel='prev'] small::before {
    scale: 1;
  }
  .pager [rel='next'] {
    margin-inline-start: auto;
    text-align: end;
  }
  .pager [rel='next']::after {
    inset-inline: auto 0;
  }
  .pager [rel='next'] small {
    flex-direction: row-reverse;
  }
  main > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px 24px;
    margin-top: 56px;
    color: var(--quiet);
    font-size: 0.875rem;
  }
  main > footer :is(a, button) {
    color: inherit;
  }
  main > footer button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  @media (scripting: none) {
    [data-consent] {
      display: none;
    }
  }
  main > footer :is(a, button):hover {
    color: var(--line);
  }
  @media (width < ${BREAKPOINTS.sm}px) {
    .lead {
      font-size: 1.125rem;
    }
    .pager {
      gap: 16px;
      margin-top: 64px;
    }
    .pager a {
      font-size: 1rem;
      max-width: 48%;
    }
  }
`;
