import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function HorizontalCard() {
  return (
    <Card orientation="horizontal" variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardOverflow>
        <AspectRatio ratio="1" sx={{ width: 96 }}>
          <Box sx={{ background: 'linear-gradient(160deg, #4a148c, #f06292)' }} />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Evening concert</Typography>
        <Typography level="body-sm">Saturday at eight, in the old hall</Typography>
      </CardContent>
    </Card>
  );
}
