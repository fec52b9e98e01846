import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const Check = createSvgIcon(<path {...line} d="m5 13 4 4L19 7" />, 'Check');
