import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const shots = [
  { name: 'Red dunes', height: 120, colors: '#bf360c, #ffb74d' },
  { name: 'A green valley', height: 180, colors: '#1b5e20, #9ccc65' },
  { name: 'The sea at night', height: 150, colors: '#0d47a1, #4dd0e1' },
  { name: 'Fog', height: 90, colors: '#546e7a, #cfd8dc' },
  { name: 'Heather', height: 160, colors: '#4a148c, #ce93d8' },
  { name: 'A wheat field', height: 110, colors: '#f57f17, #fff59d' },
];

export default function MasonryImageList() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <ImageList variant="masonry" cols={3} gap={8} sx={{ m: 0 }}>
        {shots.map(({ name, height, colors }) => (
          <ImageListItem key={name}>
            <Box
              role="img"
              aria-label={name}
              sx={{ height, background: `linear-gradient(160deg, ${colors})` }}
            />
          </ImageListItem>
        ))}
      </ImageList>
    </Box>
  );
}
