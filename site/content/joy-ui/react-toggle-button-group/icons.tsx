import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const FormatBold = createSvgIcon(
  <path {...line} d="M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z" />,
  'FormatBold',
);
export const FormatItalic = createSvgIcon(
  <path {...line} d="M10 5h8M6 19h8m0-14-4 14" />,
  'FormatItalic',
);
