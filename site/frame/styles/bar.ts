import { BREAKPOINTS, FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';
import { BAR_HEIGHT, PRODUCTS_HEIGHT } from './measures.ts';

const { sm, md, lg } = BREAKPOINTS;

/** The bar at the top, its products and its menus. */
export const BAR = css`
  .bar {
    --air: calc((${BAR_HEIGHT}px - var(--control)) / 2);
    padding-inline: var(--pad);
  }
  .bar::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    height: 1px;
    background: var(--rule);
  }
  /* Two rows below the large breakpoint: an empty item as wide as the bar breaks the line. */
  .bar > div {
    flex-wrap: wrap;
    row-gap: 0;
    padding-top: var(--air);
  }
  .bar > div::after {
    content: '';
    order: 1;
    flex-basis: 100%;
    height: var(--air);
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .brand:not(:has(img))::before {
    content: '';
    flex: none;
    width: 14px;
    height: 28px;
    background:
      radial-gradient(circle, var(--paper) 2.5px, var(--line) 3.2px 6.4px, transparent 7px),
      linear-gradient(var(--line), var(--line)) center / 3px 100% no-repeat;
  }
  .products,
  .versions {
    order: 2;
    font-size: 0.875rem;
  }
  .products {
    display: flex;
    flex: 1;
    gap: 20px;
    min-width: 0;
    height: ${PRODUCTS_HEIGHT}px;
    overflow: auto hidden;
    scrollbar-width: none;
    mask: linear-gradient(to var(--end), #000 calc(100% - 24px), transparent);
  }
  .products a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 7px;
    color: var(--quiet);
    text-decoration: none;
    border-block: 2px solid transparent;
    transition: color var(--fast);
  }
  .products a:hover {
    color: var(--ink);
  }
  .products [aria-current] {
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.medium};
    border-bottom-color: var(--line);
  }
  .products a:focus-visible {
    outline-offset: -2px;
  }

  .versions {
    position: relative;
  }
  a.versions,
  .versions summary {
    display: flex;
    align-items: center;
    gap: 2px;
    height: calc(var(--control) - 4px);
    padding-inline: 10px 6px;
    border-radius: var(--pill);
    color: var(--quiet);
    cursor: pointer;
    list-style: none;
    user-select: none;
    font-variant-numeric: tabular-nums;
  }
  a.versions {
    flex: none;
    padding-inline-end: 10px;
    text-decoration: none;
  }
  .versions summary::-webkit-details-marker {
    display: none;
  }
  .versions summary::after {
    rotate: 90deg;
  }
  a.versions:hover,
  .versions summary:hover,
  .versions[open] summary {
    background: var(--well);
    color: var(--ink);
  }
  .versions ul {
    position: absolute;
    inset: calc(100% + 6px) 0 auto auto;
    z-index: 1;
    min-width: 180px;
    max-height: 60dvh;
    margin: 0;
    padding: 6px;
    overflow: auto;
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: var(--lift);
    list-style: none;
  }
  [dir='rtl'] .versions ul {
    inset: calc(100% + 6px) auto auto 0;
  }
  .versions li a {
    display: block;
    padding: 6px 10px;
    border-radius: 8px;
    color: var(--text);
    text-decoration: none;
  }
  .versions li a:hover {
    background: var(--well);
    color: var(--ink);
  }
  .versions [aria-current] {
    background: var(--tint);
    color: var(--line);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .versions .rest {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--rule);
  }

  .find {
    margin-inline-start: auto;
    gap: 8px;
    --size: 18px;
  }
  .find::after {
    content: '/' / '';
    margin-inline-start: auto;
    padding: 0 7px;
    border-radius: 5px;
    background: var(--paper);
    box-shadow: 0 0 0 1px var(--rule);
    font: 0.75rem/1.5 var(--mono);
  }
  .repo {
    margin-inline-end: -8px;
  }
  @media (scripting: none) {
    .find,
    .mode,
    .prefs {
      display: none !important;
    }
    .here {
      margin-inline-start: auto;
    }
  }
  @media (width < ${sm}px) {
    .find {
      width: var(--control);
      padding: 0;
      gap: 0;
      justify-content: center;
      border-color: transparent;
      background: none;
      font-size: 0;
    }
    .find::after,
    .repo {
      display: none;
    }
    .prefs {
      margin-inline-end: -8px;
    }
    .brand {
      flex: 0 1 auto;
    }
  }
  @media (min-width: ${sm}px) {
    .find {
      width: 220px;
    }
    .here,
    .mode {
      margin-inline-start: 4px;
    }
  }
  @media (width < ${lg}px) {
    .versions {
      margin-inline-end: -6px;
    }
    @supports (animation-timeline: scroll()) {
      /* The row of products makes room for the text as soon as the reader scrolls. */
      :root {
        --bar: ${BAR_HEIGHT}px;
      }
      .bar:not(:has([open], :focus-visible)) {
        animation: tuck linear both;
        animation-timeline: scroll();
        animation-range: 0 ${PRODUCTS_HEIGHT}px;
      }
      .bar:not(:has([open], :focus-visible))::after {
        animation: lift linear both;
        animation-timeline: scroll();
        animation-range: 0 ${PRODUCTS_HEIGHT}px;
      }
    }
  }
  @keyframes tuck {
    from {
      clip-path: inset(0);
    }
    to {
      clip-path: inset(0 0 ${PRODUCTS_HEIGHT}px);
    }
  }
  @keyframes lift {
    to {
      translate: 0 -${PRODUCTS_HEIGHT}px;
    }
  }
  @media (width < ${md}px) {
    .burger {
      margin-inline-start: -8px;
    }
  }
  @media (min-width: ${md}px) {
    .burger {
      display: none;
    }
  }
  @media (min-width: ${lg}px) {
    .here,
    .bar > div::after {
      display: none;
    }
    .bar {
      padding-inline: max(var(--pad), calc((100% - 1320px) / 2));
    }
    .bar > div {
      flex-wrap: nowrap;
      padding: 0;
    }
    .products,
    .versions {
      order: 0;
    }
    .products {
      height: ${BAR_HEIGHT}px;
      margin-inline: 20px 4px;
    }
    .find {
      width: 184px;
      margin-inline-start: 8px;
    }
  }
  @media (min-width: ${BREAKPOINTS.xl}px) {
    .bar {
      padding-inline: max(var(--pad), calc((100% - 1424px) / 2));
    }
    .find {
      width: 264px;
    }
  }
`;
