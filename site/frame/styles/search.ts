import { css } from './css.ts';

/** The search dialog. */
export const SEARCH = css`
  dialog.search {
    width: min(640px, calc(100vw - 24px));
    max-height: min(640px, calc(100dvh - 24px));
    margin: max(12px, 10vh) auto auto;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-radius: 16px;
    background: var(--raised);
    box-shadow: var(--lift);
    color: var(--text);
  }
  dialog.search[open] { display: flex; flex-direction: column; }
  .search input { width: 100%; padding: 18px 22px; border: 0; border-bottom: 1px solid var(--rule); background: none; color: var(--ink); font-size: 1.125rem; outline: 0; }
  .search input::placeholder { color: var(--quiet); }
`;
