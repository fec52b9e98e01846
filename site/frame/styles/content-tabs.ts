import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** Content tabs: sections one below the other until a script makes tabs of them. */
export const CONTENT_TABS = css`
  .tabset .code {
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
  .tabset [role='tablist'] {
    display: flex;
    gap: 4px;
    margin-bottom: 12px;
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .tabset [role='tab'] {
    padding: 4px 14px;
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
