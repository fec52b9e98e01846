import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function BasicDivider() {
  return (
    <Box sx={{ width: 280 }}>
      <Typography>Sign in with your company account</Typography>
      <Divider sx={{ my: 2 }}>or</Divider>
      <Typography>Use a link sent by mail</Typography>
    </Box>
  );
}
