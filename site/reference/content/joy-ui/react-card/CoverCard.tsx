import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CoverCard() {
  return (
    <Card sx={{ width: 280, minHeight: 200 }}>
      <CardCover>
        <Box sx={{ background: 'linear-gradient(160deg, #1a237e 20%, #00838f)' }} />
      </CardCover>
      <CardCover sx={{ background: 'linear-gradient(to top, rgba(0 0 0 / 0.7), transparent 150px)' }} />
      <CardContent sx={{ justifyContent: 'flex-end' }}>
        <Typography level="title-lg" sx={{ color: '#fff' }}>
          Lake at dawn
        </Typography>
      </CardContent>
    </Card>
  );
}
