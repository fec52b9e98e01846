import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import NotificationsIcon from '@mui/icons-material/Notifications';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOff';

export default function IconPairs() {
  const [liked, setLiked] = React.useState(false);
  const [muted, setMuted] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <IconButton aria-label="Like" aria-pressed={liked} onClick={() => setLiked(!liked)}>
        {liked ? <FavoriteIcon /> : <FavoriteBorderIcon />}
      </IconButton>
      <IconButton
        aria-label="Mute notifications"
        aria-pressed={muted}
        onClick={() => setMuted(!muted)}
      >
        {muted ? <NotificationsOffIcon /> : <NotificationsIcon />}
      </IconButton>
    </Stack>
  );
}
