import { FONT_WEIGHTS } from '../../theme/constants.ts';
import { css } from './css.ts';

/** Callouts: what a reader should know, try, watch or never do. */
export const CALLOUTS = css`
  .callout {
    --tone: var(--quiet);
    padding: 18px 22px;
    border-radius: var(--radius);
    background: var(--wash, var(--well));
  }
  .callout.info {
    --tone: var(--info);
    --wash: var(--infoWash);
  }
  .callout.success {
    --tone: var(--success);
    --wash: var(--successWash);
  }
  .callout.warning {
    --tone: var(--warning);
    --wash: var(--warningWash);
  }
  .callout.error {
    --tone: var(--error);
    --wash: var(--errorWash);
  }
  .prose .callout {
    margin-block: 1.75em;
  }
  main > .callout {
    margin-top: 32px;
  }
  .callout p {
    margin: 0 0 0.75em;
  }
  .callout .callout-title {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 6px;
    color: var(--tone);
    font-weight: ${FONT_WEIGHTS.bold};
    line-height: 1.5;
  }
  .callout :not(pre) > code {
    background: color-mix(in oklab, var(--tone) 10%, var(--paper));
  }
  .callout .code {
    background: var(--paper);
  }
`;
