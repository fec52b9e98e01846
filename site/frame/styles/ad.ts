import { SLOT_HEIGHT, SLOT_MARGIN } from '../../ads/constants.ts';
import { BREAKPOINTS, SPACING } from '../../theme/constants.ts';
import { css } from './css.ts';

/** The room that is kept for the ad, so that nothing moves when it comes; without scripts none will. */
export const AD = css`
  [data-island='ad'] {
    min-height: ${SLOT_HEIGHT.narrow}px;
    margin-block: ${SLOT_MARGIN * SPACING}px;
  }
  [data-kind='hidden'] {
    visibility: hidden;
  }
  @media (min-width: ${BREAKPOINTS.sm}px) {
    [data-island='ad'] {
      min-height: ${SLOT_HEIGHT.wide}px;
    }
  }
  @media print, (scripting: none) {
    [data-island='ad'] {
      display: none;
    }
  }
`;
