import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LongText() {
  return (
    <Stack sx={{ width: 260 }}>
      <Typography level="title-md" gutterBottom noWrap>
        A title that is longer than the box it stands in
      </Typography>
      <Typography level="body-sm" textColor="text.tertiary">
        Quiet text, in a color of the palette
      </Typography>
    </Stack>
  );
}
