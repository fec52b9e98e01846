import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';
import { outsideDemos } from './outside-demos.ts';

/** Tables of a page, which scroll on their own where they are too wide. */
export const TABLE = outsideDemos(css`
  .table {
    overflow: auto;
    font-size: 0.9375rem;
    line-height: 1.55;
    scrollbar-width: thin;
  }
  .prose table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .prose :is(th, td) {
    padding: 11px 24px 11px 0;
    border-bottom: 1px solid var(--rule);
    text-align: start;
    vertical-align: baseline;
  }
  [dir='rtl'] .prose :is(th, td) {
    padding: 11px 0 11px 24px;
  }
  .prose :is(th, td):last-child {
    padding-inline-end: 0;
  }
  .prose th {
    padding-block: 8px;
    color: var(--quiet);
    font-size: 0.8125rem;
    font-weight: ${FONT_WEIGHTS.medium};
    white-space: nowrap;
  }
  .prose td:nth-child(n + 3):last-child {
    min-width: 15rem;
  }
  .prose td > code:only-child {
    white-space: nowrap;
  }
  .prose .l {
    text-align: start;
  }
  .prose .r {
    text-align: end;
  }
  .prose .c:is(th, td) {
    text-align: center;
  }
`);
