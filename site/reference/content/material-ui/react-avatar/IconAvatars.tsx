import Avatar from '@mui/material/Avatar';
import AssignmentIcon from '@mui/icons-material/Assignment';
import FolderIcon from '@mui/icons-material/Folder';
import ImageIcon from '@mui/icons-material/Image';
import Stack from '@mui/material/Stack';

export default function IconAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ color: '#fff', bgcolor: '#1565c0' }}>
        <FolderIcon titleAccess="Folder" />
      </Avatar>
      <Avatar sx={{ color: '#fff', bgcolor: '#ad1457' }}>
        <ImageIcon titleAccess="Picture" />
      </Avatar>
      <Avatar variant="rounded" sx={{ color: '#fff', bgcolor: '#2e7d32' }}>
        <AssignmentIcon titleAccess="Form" />
      </Avatar>
    </Stack>
  );
}
