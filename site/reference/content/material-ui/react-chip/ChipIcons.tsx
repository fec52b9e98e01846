import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import FaceIcon from '@mui/icons-material/Face';

export default function ChipIcons() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip icon={<FaceIcon />} label="With an icon" />
      <Chip icon={<DirectionsBikeIcon />} label="By bike" color="primary" variant="outlined" />
      <Chip avatar={<Avatar aria-hidden="true">K</Avatar>} label="Katherine" />
    </Stack>
  );
}
