import Box from '@mui/material/Box';

const cells = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

export default function GridColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 1,
        width: '100%',
      }}
    >
      {cells.map((cell) => (
        <Box key={cell} sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
          {cell}
        </Box>
      ))}
    </Box>
  );
}
