import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const Delete = createSvgIcon(
  <path {...line} d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13" />,
  'Delete',
);
