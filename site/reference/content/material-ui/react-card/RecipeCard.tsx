import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FavoriteIcon from '@mui/icons-material/Favorite';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

export default function RecipeCard() {
  const [open, setOpen] = React.useState(false);
  const [liked, setLiked] = React.useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <CardHeader avatar={<Avatar>B</Avatar>} title="Flat bread" subheader="40 minutes" />
      <CardContent>
        <Typography variant="body2">Four ingredients and a hot pan are enough.</Typography>
      </CardContent>
      <CardActions disableSpacing>
        <IconButton
          aria-label="Like"
          aria-pressed={liked}
          color={liked ? 'error' : 'default'}
          onClick={() => setLiked(!liked)}
        >
          <FavoriteIcon />
        </IconButton>
        <IconButton
          aria-label="Steps"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ ml: 'auto', rotate: open ? '180deg' : '0deg', transition: 'rotate 200ms' }}
        >
          <ExpandMoreIcon />
        </IconButton>
      </CardActions>
      <Collapse in={open} unmountOnExit>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">Mix flour, water, salt and yogurt. Rest, roll, bake.</Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
