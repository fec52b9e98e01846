import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['color', 'size', 'checked', 'disabled', 'indeterminate', 'icon', 'checkedIcon'],
  preset: { checked: true },
  sets: { onChange: { checked: (event, checked) => checked } },
  choices: {
    icon: { Heart: <FavoriteBorderIcon />, Bookmark: <BookmarkBorderIcon /> },
    checkedIcon: { Heart: <FavoriteIcon />, Bookmark: <BookmarkIcon /> },
  },
} satisfies Controls<typeof Checkbox>;

export default function CheckboxPlayground(props: CheckboxProps) {
  return <FormControlLabel control={<Checkbox {...props} />} label="Send me news" />;
}
