import Box from '@mui/material/Box';

const text = 'The quick brown fox jumps over the lazy dog, and then over the fence.';
const box = { width: 240, p: 1, border: 1, borderColor: 'divider' };

export default function TextOverflow() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={[box, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }]}>
        {text}
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Text that scrolls"
        sx={[box, { overflow: 'auto', whiteSpace: 'nowrap' }]}
      >
        {text}
      </Box>
      <Box sx={[box, { whiteSpace: 'normal' }]}>{text}</Box>
    </Box>
  );
}
