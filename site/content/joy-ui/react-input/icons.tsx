import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const Search = createSvgIcon(
  <path {...line} d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12m5 11 5 5" />,
  'Search',
);
