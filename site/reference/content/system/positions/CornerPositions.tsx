import Box from '@mui/material/Box';

const corners = [
  { name: 'top, left', sx: { top: 0, left: 0 } },
  { name: 'top, right', sx: { top: 0, right: 0 } },
  { name: 'bottom, left', sx: { bottom: 0, left: 0 } },
  { name: 'inset-inline-end', sx: { bottom: 0, insetInlineEnd: 0 } },
];

export default function CornerPositions() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 160, border: 1, borderColor: 'divider' }}>
      {corners.map(({ name, sx }) => (
        <Box key={name} sx={[{ position: 'absolute', p: 1, bgcolor: 'action.selected' }, sx]}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
