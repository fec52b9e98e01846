import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const CheckCircle = createSvgIcon(
  <path {...line} d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12l3 3 5-6" />,
  'CheckCircle',
);
export const Close = createSvgIcon(<path {...line} d="m6 6 12 12M18 6 6 18" />, 'Close');
export const Report = createSvgIcon(
  <path {...line} d="m12 3 9 9-9 9-9-9zm0 5v5m0 3v.5" />,
  'Report',
);
