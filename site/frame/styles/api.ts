import { BREAKPOINTS, FONT_WEIGHTS } from '../../theme/constants.ts';
import { TOKEN_COLORS } from './code.ts';
import { css } from './css.ts';

/** A row as a block: every cell on lines of its own. */
const STACKED = css`
  .prose .api :is(table, tbody, tr, th, td) {
    display: block;
  }
  .prose .api thead {
    display: none;
  }
  .prose .api tr {
    padding-block: 14px;
    border-bottom: 1px solid var(--rule);
  }
  .prose .api tbody :is(th, td) {
    width: auto;
    min-width: 0;
    padding: 0;
    border: 0;
  }
  .prose .api td {
    margin-top: 4px;
  }
  .prose .api td:empty {
    display: none;
  }
`;

/** The same for one layout that readers choose. */
function inLayout(layout: string): string {
  return STACKED.replace(/^ {2}(?=\.)/gm, `[data-api='${layout}'] `);
}

/** Lists of API pages: a table by choice and where there is room, else blocks, which may be collapsed. */
export const API = css`
  .ty .k {
    color: ${TOKEN_COLORS.keyword};
  }
  .ty .s {
    color: ${TOKEN_COLORS.string};
  }
  .ty .n,
  .ty .a {
    color: ${TOKEN_COLORS.number};
  }
  .ty .t {
    color: ${TOKEN_COLORS.type};
  }
  .ty :is(.f, .v) {
    color: ${TOKEN_COLORS.name};
  }
  .ty i {
    font-style: normal;
  }
  .prose code.ty {
    padding: 0;
    background: none;
    overflow-wrap: anywhere;
  }
  .api {
    margin-inline: -12px;
    padding-inline: 12px;
  }
  .api .def {
    color: var(--quiet);
    font-size: 0.8125rem;
  }
  .prose .api :is(th, td) {
    vertical-align: top;
  }
  .prose .api td > code:only-child {
    white-space: normal;
  }
  .prose .api thead th:first-child {
    width: 26%;
  }
  .prose .api thead th:nth-child(2) {
    width: 34%;
  }
  .prose .api td code:not(.ty) {
    overflow-wrap: anywhere;
  }
  .prose .api tbody th {
    padding-block: 11px;
    color: inherit;
    font-size: inherit;
    font-weight: ${FONT_WEIGHTS.regular};
    text-align: start;
    white-space: normal;
  }
  .prose .api th a {
    color: var(--ink);
    font: ${FONT_WEIGHTS.bold} 0.875em/1.5 var(--mono);
    text-decoration: none;
    direction: ltr;
    unicode-bidi: isolate;
  }
  .prose .api th a:hover {
    text-decoration: underline;
  }
  .api .req {
    --tone: var(--line);
    --wash: var(--tint);
  }
  .api .tag {
    font-size: 0.75rem;
  }
  .prose .api :is(p, ul) {
    margin-block: 0 0.5em;
  }
  .prose .api td > :last-child {
    margin-bottom: 0;
  }
  .prose .api .why {
    color: var(--warning);
  }
  .prose .api tr {
    scroll-margin-top: calc(var(--bar) + 8px);
  }
  .api tr:target {
    background: var(--tint);
    box-shadow: -12px 0 var(--tint), 12px 0 var(--tint);
  }
  .prose .api-layout {
    display: flex;
    width: fit-content;
    margin: 0 0 12px;
    border-radius: var(--pill);
    background: var(--well);
    box-shadow: inset 0 0 0 1px var(--rule);
  }
  html:not([data-mode]) .api-layout {
    display: none;
  }
  .api-layout button {
    padding: 0 14px;
    border: 0;
    border-radius: var(--pill);
    background: none;
    color: var(--quiet);
    font-size: 0.8125rem;
    line-height: 30px;
    cursor: pointer;
  }
  .api-layout button:hover {
    color: var(--ink);
  }
  :root:not([data-api='expanded'], [data-api='collapsed']) .api-layout [value='table'],
  [data-api='expanded'] .api-layout [value='expanded'],
  [data-api='collapsed'] .api-layout [value='collapsed'] {
    background: var(--tint);
    box-shadow: inset 0 0 0 1.5px var(--line);
    color: var(--line);
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .api th button {
    display: none;
  }
  @media print {
    .prose .api-layout {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .api-layout [aria-pressed='true'],
    .api tr:target {
      outline: 2px solid Highlight;
    }
  }
  @media (width < ${BREAKPOINTS.sm}px) {
    ${STACKED}
  }
  ${inLayout('expanded')}
  ${inLayout('collapsed')}
  [data-api='collapsed'] .api tr:not([data-open], :target) > td,
  [data-api='collapsed'] .api tr[data-open='false'] > td {
    display: none;
  }
  [data-api='collapsed'] .prose .api tr {
    position: relative;
    padding-block: 8px;
  }
  [data-api='collapsed'] .api tbody th {
    padding-inline-end: 40px;
  }
  [data-api='collapsed'] .api th button {
    display: block;
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    width: 100%;
    height: 40px;
    border: 0;
    background: none;
    cursor: pointer;
  }
  [data-api='collapsed'] .api th a {
    position: relative;
    z-index: 1;
  }
  .api th button::after {
    content: '';
    position: absolute;
    inset-block-start: 15px;
    inset-inline-end: 12px;
    width: 8px;
    height: 8px;
    border: solid var(--quiet);
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    transition: rotate var(--fast);
  }
  .api th button[aria-expanded='true']::after {
    rotate: 225deg;
  }
`;
