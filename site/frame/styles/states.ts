import { css } from './css.ts';

/** What scripts set for a while, and high contrast. */
export const STATES = css`
  .busy {
    position: fixed;
    inset: 0 0 auto;
    z-index: var(--over);
    height: 2px;
    overflow: hidden;
  }
  .busy::before {
    content: '';
    display: block;
    width: 40%;
    height: 100%;
    background: var(--line);
    animation: busy 1s ease-in-out infinite;
  }
  @keyframes busy {
    from {
      translate: -100%;
    }
    to {
      translate: 250%;
    }
  }
  @media (forced-colors: active) {
    .find::before,
    .mode::before,
    .prefs::before,
    .repo::before,
    .burger::before,
    .here::before,
    .g > a::after,
    .x::after,
    .versions summary::after,
    .pager small::before,
    .callout-title::before,
    .plan,
    .all a::after,
    .demo-code > summary::before {
      background: CanvasText;
    }
    .callout,
    .code,
    .tag {
      border: 1px solid;
    }
    .products a,
    .tabs a {
      border-color: Canvas;
    }
    .products [aria-current],
    .tabs [aria-current] {
      border-bottom-color: Highlight;
    }
    .side li:has(> [aria-current='page'])::before,
    .toc [aria-current='true']::before {
      border-color: Highlight;
    }
  }
`;
