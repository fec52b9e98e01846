import { createSvgIcon } from '@mui/joy/utils';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const;

export const Drafts = createSvgIcon(
  <path {...line} d="m4 10 8-6 8 6v10H4zm0 0 8 6 8-6" />,
  'Drafts',
);
export const Home = createSvgIcon(<path {...line} d="m4 11 8-7 8 7M6 10v10h12V10" />, 'Home');
export const Inbox = createSvgIcon(<path {...line} d="M4 5h16v14H4zm0 9h5l1 2h4l1-2h5" />, 'Inbox');
