import Box from '@mui/material/Box';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function ResponsiveImageList() {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        gap: 1,
        width: '100%',
        m: 0,
        p: 0,
      }}
    >
      {pictures.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img
            src={src}
            alt={`Hills, ${title.toLowerCase()}`}
            width="160"
            height="160"
            loading="lazy"
            style={{ aspectRatio: '1' }}
          />
        </ImageListItem>
      ))}
    </Box>
  );
}
