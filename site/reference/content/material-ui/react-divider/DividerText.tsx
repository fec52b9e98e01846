import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Stack spacing={2}>
        <Button variant="outlined">Sign in with your company</Button>
        <Divider role="presentation">or</Divider>
        <Button variant="outlined">Sign in with a password</Button>
        <Divider role="presentation" textAlign="left">
          At the start
        </Divider>
        <Divider role="presentation" textAlign="right">
          At the end
        </Divider>
        <Divider role="presentation">
          <Chip label="With a chip" size="small" />
        </Divider>
      </Stack>
    </Box>
  );
}
