import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function MinRows() {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 1, width: 260 }}>
      Letter
      <TextareaAutosize minRows={3} defaultValue="Dear reader," />
    </Box>
  );
}
