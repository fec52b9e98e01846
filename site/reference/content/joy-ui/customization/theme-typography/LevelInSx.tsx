import Box from '@mui/joy/Box';

export default function LevelInSx() {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Box component="dt" sx={{ typography: 'title-md' }}>
        Opening hours
      </Box>
      <Box component="dd" sx={{ typography: 'body-sm', m: 0 }}>
        Tuesday to Sunday, ten to six
      </Box>
    </Box>
  );
}
