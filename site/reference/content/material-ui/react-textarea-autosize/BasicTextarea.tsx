import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextarea() {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 1, width: 260 }}>
      Comment
      <TextareaAutosize placeholder="It grows with the text" />
    </Box>
  );
}
