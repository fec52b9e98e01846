import Box from '@mui/material/Box';

const widths = [1 / 4, 120, '75%', 1, 'auto'];

export default function Widths() {
  return (
    <Box sx={{ width: '100%', border: 1, borderColor: 'divider', py: 1 }}>
      {widths.map((width) => (
        <Box
          key={width}
          sx={{
            width,
            my: 1,
            p: 1,
            boxSizing: 'border-box',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {width}
        </Box>
      ))}
    </Box>
  );
}
