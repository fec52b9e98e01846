import { IMAGE_SIZE, SLOT_HEIGHT, SLOT_MARGIN } from '../../ads/constants.ts';
import { BREAKPOINTS, FONT_SIZE, FONT_WEIGHTS, ROOT_FONT_SIZE, SPACING } from '../../theme/constants.ts';
import { css } from './css.ts';

/** Sizes of texts and heights of their lines, in px at the default font size; they grow with the reader’s. */
const BESIDE_IMAGE = { size: FONT_SIZE, line: 20 };
const INLINE = { size: ROOT_FONT_SIZE, line: 24 };
const SERVED_BY = { size: 12, line: 20 };
const PADDING = 12;

/** The border counts as padding: text and image have what is left. */
const CHROME = 2 * (PADDING + 1);

interface TextSize {
  readonly size: number;
  readonly line: number;
}

/**
 * The room that is kept for the ad, so that nothing moves when it comes (without scripts none will), and the ad, which
 * is made to fit in there. No class says what it is for: blockers would hide the ads of the site's own as well.
 */
export const AD = css`
  .pitch-slot {
    min-height: ${SLOT_HEIGHT.narrow}px;
    margin-block: ${SLOT_MARGIN * SPACING}px;
  }
  .pitch-slot[data-kind='hidden'] {
    visibility: hidden;
  }
  .pitch {
    position: relative;
    display: flex;
    align-items: center;
    gap: 16px;
    box-sizing: border-box;
    min-height: ${SLOT_HEIGHT.narrow}px;
    padding: ${PADDING}px;
    border: 1px solid var(--rule);
    border-radius: var(--radius);
    ${setText(BESIDE_IMAGE)}
  }
  .pitch a {
    color: var(--text);
    text-decoration: none;
  }
  .pitch a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .pitch:hover {
    border-color: var(--edge);
  }
  .pitch:focus-within {
    outline: 2px solid var(--line);
    outline-offset: 2px;
  }
  .pitch a:focus-visible {
    outline: 0;
  }
  .pitch img {
    flex: none;
    inline-size: ${IMAGE_SIZE.width}px;
    block-size: ${IMAGE_SIZE.height}px;
    border-radius: 6px;
    object-fit: cover;
    background: var(--well);
  }
  .pitch-text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${lines(SLOT_HEIGHT.narrow, BESIDE_IMAGE)};
    overflow: hidden;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  .pitch-body {
    min-inline-size: 0;
  }
  .pitch b {
    display: block;
    color: var(--ink);
    font-weight: ${FONT_WEIGHTS.bold};
  }
  .pitch small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--quiet);
    ${setText(SERVED_BY)}
  }
  .pitch.inline {
    background: var(--well);
    border-color: transparent;
    padding-inline: 20px;
    ${setText(INLINE)}
  }
  .inline .pitch-text {
    -webkit-line-clamp: ${lines(SLOT_HEIGHT.narrow, INLINE)};
  }
  .stranger {
    max-height: ${SLOT_HEIGHT.narrow}px;
    overflow: hidden;
  }
  :is([data-kind='in-house'], [data-kind='appeal']) > .stranger {
    display: none;
  }
  @media (min-width: ${BREAKPOINTS.sm}px) {
    .pitch-slot,
    .pitch {
      min-height: ${SLOT_HEIGHT.wide}px;
    }
    .pitch-text {
      -webkit-line-clamp: ${lines(SLOT_HEIGHT.wide, BESIDE_IMAGE)};
    }
    .inline .pitch-text {
      -webkit-line-clamp: ${lines(SLOT_HEIGHT.wide, INLINE)};
    }
    .stranger {
      max-height: ${SLOT_HEIGHT.wide}px;
    }
  }
  @media print, (scripting: none) {
    .pitch-slot {
      display: none;
    }
  }
`;

function setText({ size, line }: TextSize): string {
  return `font-size: ${size / ROOT_FONT_SIZE}rem; line-height: calc(${line} / ${size});`;
}

/** Lines of text that fit above the line about who serves the ad. */
function lines(height: number, { line }: TextSize): number {
  return Math.floor((height - CHROME - SERVED_BY.line) / line);
}
