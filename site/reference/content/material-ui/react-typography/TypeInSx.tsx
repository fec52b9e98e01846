import Box from '@mui/material/Box';

export default function TypeInSx() {
  return (
    <Box
      component="dl"
      sx={{ m: 0, typography: 'body2', '& dt': { typography: 'subtitle2' }, '& dd': { mb: 1 } }}
    >
      <dt>License</dt>
      <dd>MIT</dd>
      <dt>Language</dt>
      <dd>TypeScript</dd>
    </Box>
  );
}
