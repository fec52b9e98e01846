import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function MediaCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia component="div" role="img" aria-label="Hills at dusk" sx={{ height: 140 }}>
        <Box
          sx={{
            height: 1,
            background:
              'radial-gradient(circle at 70% 120%, #2e7d32 40%, transparent 41%), radial-gradient(circle at 20% 130%, #1b5e20 50%, #ffb74d 51%)',
          }}
        />
      </CardMedia>
      <CardContent>
        <Typography gutterBottom variant="h6" component="div">
          Hill walk
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Twelve kilometers, two summits, one good place to rest.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Save</Button>
        <Button size="small">Show on map</Button>
      </CardActions>
    </Card>
  );
}
