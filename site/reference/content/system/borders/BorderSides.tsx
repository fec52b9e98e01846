import Box from '@mui/material/Box';

const borders = {
  border: { border: 1 },
  borderTop: { borderTop: 2 },
  borderRight: { borderRight: 4 },
  borderBottom: { borderBottom: '2px dashed' },
  borderLeft: { borderLeft: 8, borderColor: 'primary.main' },
  outline: { outline: 2, outlineColor: 'success.main' },
};

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {Object.entries(borders).map(([name, sx]) => (
        <Box key={name} sx={[{ minWidth: 80, p: 2, textAlign: 'center' }, sx]}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
