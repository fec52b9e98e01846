import Box from '@mui/material/Box';
import Masonry from '@mui/lab/Masonry';
import Typography from '@mui/material/Typography';

const pictures = [
  { name: 'Harbor', ratio: '4 / 3', colors: '#01579b, #80deea' },
  { name: 'Street', ratio: '3 / 4', colors: '#3e2723, #ffab91' },
  { name: 'Garden', ratio: '1 / 1', colors: '#1b5e20, #c5e1a5' },
  { name: 'Station', ratio: '3 / 4', colors: '#263238, #90a4ae' },
  { name: 'Market', ratio: '4 / 3', colors: '#b71c1c, #ffcc80' },
];

export default function GalleryMasonry() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Masonry columns={3} spacing={1} defaultHeight={320} defaultColumns={3} defaultSpacing={1}>
        {pictures.map(({ name, ratio, colors }) => (
          <Box key={name} component="figure" sx={{ m: 0 }}>
            <Box
              role="img"
              aria-label={name}
              sx={{ aspectRatio: ratio, background: `linear-gradient(160deg, ${colors})` }}
            />
            <Typography component="figcaption" variant="caption">
              {name}
            </Typography>
          </Box>
        ))}
      </Masonry>
    </Box>
  );
}
