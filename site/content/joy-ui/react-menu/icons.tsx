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
export const Edit = createSvgIcon(<path {...line} d="m5 19 1-5L16 4l4 4-10 10z" />, 'Edit');
export const MoreVert = createSvgIcon(
  <path {...line} d="M12 5v.5m0 6.5v.5m0 6.5v.5" />,
  'MoreVert',
);
