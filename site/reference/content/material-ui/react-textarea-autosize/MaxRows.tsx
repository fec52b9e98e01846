import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const text =
  'After four rows the field scrolls, however long the text may be that somebody writes.';

export default function MaxRows() {
  return (
    <Box component="label" sx={{ display: 'grid', gap: 1, width: 200 }}>
      Notes
      <TextareaAutosize maxRows={4} defaultValue={`${text} ${text}`} />
    </Box>
  );
}
