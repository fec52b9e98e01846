import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const Info = createSvgIcon(
  <path {...line} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v6m0-10v.5" />,
  'Info',
);
