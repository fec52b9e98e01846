import Box from '@mui/material/Box';

const item = {
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

export default function FlexDirection() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {(['row', 'row-reverse', 'column'] as const).map((direction) => (
        <div key={direction}>
          <Box sx={{ typography: 'body2', mb: 1 }}>{direction}</Box>
          <Box sx={{ display: 'flex', flexDirection: direction, alignItems: 'flex-start', gap: 1 }}>
            <Box sx={item}>1</Box>
            <Box sx={item}>2</Box>
            <Box sx={item}>3</Box>
          </Box>
        </div>
      ))}
    </Box>
  );
}
