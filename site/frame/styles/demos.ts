import { BREAKPOINTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** Height of the row below a demo, whether it is the summary or the tools that take its place: nothing moves. */
const ROW = 'calc(var(--control) + 12px)';

/** A live demo as it comes from the server; what its tools look like arrives with their script. */
export const DEMOS = css`
  .prose .demo {
    margin-block: 1.5em 2em;
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    scroll-margin-top: 8px;
  }
  .demo-stage {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    justify-items: safe center;
    min-block-size: 112px;
    padding: 36px 32px;
    overflow: auto;
    border-radius: calc(var(--radius) - 1px) calc(var(--radius) - 1px) 0 0;
    background: var(--paper);
    color: var(--ink);
    line-height: 1.5;
    scrollbar-width: thin;
    scrollbar-color: var(--rule) transparent;
  }
  .demo-stage[hidden] {
    display: none;
  }
  .demo-bar,
  .demo-code > summary {
    border-block-start: 1px solid var(--rule);
    min-block-size: ${ROW};
  }
  .prose .demo-code {
    margin: 0;
  }
  .demo-code > summary {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline: 16px;
    border-radius: 0 0 var(--radius) var(--radius);
    color: var(--quiet);
    font-size: 0.875rem;
    list-style: none;
    --size: 18px;
    --icon: var(--i-code);
  }
  .demo-code > summary::-webkit-details-marker {
    display: none;
  }
  .demo-code > summary:hover {
    color: var(--ink);
  }
  .demo-bar:not([hidden]) ~ .demo-code > summary {
    display: none;
  }
  .prose .demo-code .code {
    margin: 0;
    border-block-start: 1px solid var(--rule);
    border-radius: 0 0 calc(var(--radius) - 1px) calc(var(--radius) - 1px);
    box-shadow: none;
  }
  .demo-code pre {
    max-block-size: min(32rem, 70dvh);
  }
  [data-code='JS'] .demo-code .code:has(~ [data-lang='jsx']),
  :root:not([data-code='JS']) .demo-code .code ~ [data-lang='jsx'] {
    display: none;
  }
  @media (width < ${BREAKPOINTS.sm}px) {
    .demo-stage {
      padding: 28px 16px;
    }
  }
  [data-dense] .demo-stage {
    padding-block: 24px;
  }
  @media print {
    .demo-bar,
    .demo-code > summary {
      display: none;
    }
    .demo-stage {
      break-inside: avoid;
    }
    .demo-code pre {
      max-block-size: none;
    }
  }
`;
