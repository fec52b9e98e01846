import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const HeartRatingRoot = styled(Rating)({
  '& .MuiRating-iconFilled': { color: '#d6336c' },
  '& .MuiRating-iconHover': { color: '#a61e4d' },
});

export default function HeartRating() {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend">How much do you like it?</Typography>
      <HeartRatingRoot
        name="heart-rating"
        defaultValue={2}
        getLabelText={(value) => `${value} ${value === 1 ? 'heart' : 'hearts'}`}
        icon={<FavoriteIcon fontSize="inherit" />}
        emptyIcon={<FavoriteBorderIcon fontSize="inherit" />}
      />
    </Box>
  );
}
