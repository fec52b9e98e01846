import { css } from './css.ts';

/** A page on paper: the text alone, with the addresses of its links. */
export const PRINT = css`
  @media print {
    /* Over what the boot script has written into the element for a reader of the dark mode. */
    :root {
      color-scheme: light !important;
    }
    .skip,
    .bar,
    .side,
    .toc,
    .pager,
    .anchor,
    .copy,
    .edit {
      display: none !important;
    }
    body,
    main {
      display: block;
      padding: 0 !important;
    }
    .code pre {
      white-space: pre-wrap;
    }
    .code,
    .callout,
    tr,
    img {
      break-inside: avoid;
    }
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    .prose a[href^='http']::after {
      content: ' (' attr(href) ')';
      color: var(--quiet);
      font-size: 0.8em;
    }
  }
`;
