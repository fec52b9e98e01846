import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** Content tabs: sections one below the other until a script makes tabs of them. */
export const CONTENT_TABS = css`
  .prose .tabset > section > :first-child {
    margin-top: 0;
  }
  .tabset > section::before {
    content: attr(aria-label) / '';
    display: block;
    margin-bottom: 8px;
    color: var(--quiet);
    font-size: 0.875rem;
    font-weight: ${FONT_WEIGHTS.medium};
  }
  .tabset > [role='tabpanel']::before {
    content: none;
  }
  /* Where the boot script ran, the tabs are about to come: they find their place free. Should they stay away, the
     other sections appear after all. */
  [data-mode] .tabset:not([data-ready]) {
    padding-top: calc(var(--tab) + 12px);
  }
  [data-mode] .tabset:not([data-ready]) > section {
    position: relative;
  }
  [data-mode] .tabset:not([data-ready]) > section::before {
    position: absolute;
    inset-block-end: 100%;
    height: var(--tab);
    margin-bottom: 12px;
    line-height: var(--tab);
  }
  [data-mode] .tabset:not([data-ready]) > section + section {
    display: none;
    margin-top: calc(var(--tab) + 36px);
    animation: no-tabs 0s 5s forwards;
  }
  @keyframes no-tabs {
    to {
      display: block;
    }
  }
  .tabset {
    --tab: 32px;
  }
  [data-dense] .tabset {
    --tab: 26px;
  }
  .tabset [role='tablist'] {
    display: flex;
    gap: 4px;
    height: var(--tab);
    margin-bottom: 12px;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .tabset [role='tab'] {
    padding: 0 14px;
    border: 0;
    border-radius: var(--pill);
    background: none;
    color: var(--quiet);
    font-size: 0.875rem;
    cursor: pointer;
  }
  .tabset [role='tab']:hover {
    color: var(--ink);
  }
  .tabset [role='tab']:focus-visible {
    outline-offset: -2px;
    border-radius: var(--pill);
  }
  .tabset [aria-selected='true'] {
    background: var(--tint);
    color: var(--line);
    font-weight: ${FONT_WEIGHTS.medium};
  }
`;
