import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 18"><path fill="#8fc7f4" d="M0 0h32v18H0z"/><path fill="#2f6f4f" d="m0 18 9-11 7 8 5-5 11 8z"/></svg>',
)}`;

export default function PictureInCard() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardOverflow>
        <AspectRatio ratio="2" objectFit="cover">
          <img src={picture} alt="Two green hills under a clear sky" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Highland path</Typography>
        <Typography level="body-sm">Nine kilometers, half a day</Typography>
      </CardContent>
    </Card>
  );
}
