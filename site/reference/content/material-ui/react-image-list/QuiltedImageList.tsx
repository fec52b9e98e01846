import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function QuiltedImageList() {
  return (
    <ImageList variant="quilted" cols={3} rowHeight={90} sx={{ width: 300, m: 0 }}>
      {pictures.map(({ title, src, rows = 1, cols = 1 }) => (
        <ImageListItem key={title} rows={rows} cols={cols}>
          <img src={src} alt={`Hills, ${title.toLowerCase()}`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
