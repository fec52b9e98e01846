import Box from '@mui/material/Box';

const sizes = [0.5, 240, 'sm'];

export default function MaxWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      {sizes.map((maxWidth) => (
        <Box
          key={maxWidth}
          sx={{
            width: 1,
            maxWidth,
            p: 1,
            boxSizing: 'border-box',
            borderBottom: 2,
            borderColor: 'primary.main',
          }}
        >
          maxWidth: {maxWidth}
        </Box>
      ))}
    </Box>
  );
}
