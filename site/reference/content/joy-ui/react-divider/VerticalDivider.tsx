import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function VerticalDivider() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" />}>
      <Typography>12 posts</Typography>
      <Typography>340 readers</Typography>
      <Typography>8 drafts</Typography>
    </Stack>
  );
}
