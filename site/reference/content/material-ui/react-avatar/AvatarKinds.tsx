import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import FolderIcon from '@mui/icons-material/Folder';

const drawing = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
  '<rect width="40" height="40" fill="#b3d4fc"/>',
  '<circle cx="20" cy="16" r="7" fill="#8d5524"/>',
  '<path d="M6 40a14 14 0 0 1 28 0z" fill="#5e35b1"/></svg>',
].join('');
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

export default function AvatarKinds() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={picture} alt="Mara Lindt" />
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>ML</Avatar>
      <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>
        <FolderIcon titleAccess="Shared folder" />
      </Avatar>
      <Avatar aria-label="Unknown person" role="img" />
    </Stack>
  );
}
