import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlignedStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ width: '100%', justifyContent: 'space-between', alignItems: 'center' }}
    >
      <Typography variant="h6" component="div">
        Inbox
      </Typography>
      <Button variant="contained">Compose</Button>
    </Stack>
  );
}
