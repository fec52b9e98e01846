import DeleteIcon from '@mui/icons-material/Delete';
import FavoriteIcon from '@mui/icons-material/Favorite';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import type { Controls } from 'docs-nav/react';

export const controls = {
  preset: { children: 'Delete', 'aria-label': 'Delete' },
  choices: { children: { Delete: <DeleteIcon />, Heart: <FavoriteIcon /> } },
} satisfies Controls<typeof IconButton>;

export default function IconButtonPlayground(props: IconButtonProps) {
  return <IconButton {...props} />;
}
