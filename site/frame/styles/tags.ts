import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** The chips behind a title. */
export const TAG_STYLES = css`
  .tag {
    --tone: var(--quiet);
    display: inline-block;
    padding: 0 6px;
    border-radius: 5px;
    background: var(--wash, color-mix(in oklab, var(--tone) 11%, var(--paper)));
    color: var(--tone);
    font-size: 0.6875rem;
    font-weight: ${FONT_WEIGHTS.medium};
    line-height: 18px;
    vertical-align: 0.06em;
    white-space: nowrap;
  }
  .tag + .tag,
  .plan + .tag {
    margin-inline-start: 2px;
  }
  .tag.legacy,
  .tag.deprecated {
    --tone: var(--warning);
    --wash: var(--warningWash);
  }
  .tag.new {
    --tone: var(--success);
    --wash: var(--successWash);
  }
  .tag.unstable,
  .tag.beta {
    --tone: var(--line);
    --wash: var(--tint);
  }
  h1 .tag {
    padding: 0 9px;
    border-radius: 7px;
    font-size: 0.8125rem;
    line-height: 24px;
  }
  .side .tag {
    margin-inline-start: 2px;
  }
`;
