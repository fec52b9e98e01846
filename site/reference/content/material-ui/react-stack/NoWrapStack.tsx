import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const message = 'The parcel is at the neighbor on the second floor, behind the blue door.';

export default function NoWrapStack() {
  return (
    <Paper variant="outlined" sx={{ width: 260, p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }} aria-hidden>
          W
        </Avatar>
        <Typography noWrap sx={{ minWidth: 0 }}>
          {message}
        </Typography>
      </Stack>
    </Paper>
  );
}
