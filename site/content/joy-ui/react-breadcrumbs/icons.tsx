import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const ChevronRight = createSvgIcon(<path {...line} d="m9 5 7 7-7 7" />, 'ChevronRight');
export const Home = createSvgIcon(<path {...line} d="m4 11 8-7 8 7M6 10v10h12V10" />, 'Home');
