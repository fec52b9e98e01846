import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const colors = ['#1a237e', '#00695c', '#4e342e', '#ad1457', '#37474f', '#e65100'];

export default function WovenImageList() {
  return (
    <ImageList variant="woven" cols={3} rowHeight={100} gap={8} sx={{ width: '100%', maxWidth: 360, m: 0 }}>
      {colors.map((color, at) => (
        <ImageListItem key={color}>
          <Box role="img" aria-label={`Color ${at + 1}`} sx={{ height: 1, minHeight: 60, bgcolor: color }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
