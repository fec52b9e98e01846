import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const Add = createSvgIcon(<path {...line} d="M12 5v14M5 12h14" />, 'Add');
export const Delete = createSvgIcon(
  <path {...line} d="M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13" />,
  'Delete',
);
