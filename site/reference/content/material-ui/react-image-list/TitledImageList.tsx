import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Info from '@mui/icons-material/Info';
import { pictures } from './pictures.ts';

export default function TitledImageList() {
  return (
    <ImageList cols={2} gap={8} rowHeight={150} sx={{ width: 320, m: 0 }}>
      {pictures.map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" />
          <ImageListItemBar
            title={title}
            subtitle={`by ${author}`}
            actionIcon={
              <IconButton sx={{ color: 'common.white' }} aria-label={`About ${title}`}>
                <Info />
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
