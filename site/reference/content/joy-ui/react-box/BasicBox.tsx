import Box from '@mui/joy/Box';

export default function BasicBox() {
  return (
    <Box
      component="section"
      sx={{
        p: 3,
        border: '1px solid',
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'md',
        boxShadow: 'sm',
        bgcolor: 'background.level1',
        '&:hover': { bgcolor: 'background.level2' },
      }}
    >
      A section with values of the theme
    </Box>
  );
}
