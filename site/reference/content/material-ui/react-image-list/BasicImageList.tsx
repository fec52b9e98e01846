import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { pictures } from './pictures.ts';

export default function BasicImageList() {
  return (
    <ImageList cols={2} rowHeight={110} sx={{ width: 280, m: 0, overflow: 'visible' }}>
      {pictures.map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={`Hills, ${title.toLowerCase()}`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
