import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import Typography from '@mui/material/Typography';

export default function HorizontalCard() {
  return (
    <Card sx={{ display: 'flex', width: '100%', maxWidth: 380 }}>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
        <CardContent>
          <Typography variant="h6" component="div">
            Night Train
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Chapter 3 of 12
          </Typography>
        </CardContent>
        <Box sx={{ p: 1, mt: 'auto' }}>
          <IconButton aria-label="Previous chapter">
            <SkipPreviousIcon />
          </IconButton>
          <IconButton aria-label="Play">
            <PlayArrowIcon />
          </IconButton>
          <IconButton aria-label="Next chapter">
            <SkipNextIcon />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ width: 120, background: 'linear-gradient(160deg, #1a237e, #00838f)' }} />
    </Card>
  );
}
