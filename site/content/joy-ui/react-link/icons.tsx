import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const OpenInNew = createSvgIcon(
  <path {...line} d="M13 4h7v7m0-7-9 9m-1-8H5v14h14v-5" />,
  'OpenInNew',
);
