import { css } from './css.ts';

/** Logos of products and of the site; of two pictures, the one for the reader's mode. */
export const LOGOS = css`
  .logo {
    flex: none;
    object-fit: contain;
  }
  :root:not([data-mode='dark']) .on-dark,
  [data-mode='dark'] .on-light {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-mode]) .on-dark {
      display: inline;
    }
    :root:not([data-mode]) .on-light {
      display: none;
    }
  }
`;
