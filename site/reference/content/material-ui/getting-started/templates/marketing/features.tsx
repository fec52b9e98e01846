import BoltIcon from '@mui/icons-material/Bolt';
import Grid from '@mui/material/Grid';
import LockIcon from '@mui/icons-material/Lock';
import ScheduleIcon from '@mui/icons-material/Schedule';
import Typography from '@mui/material/Typography';

const features = [
  { name: 'Quick', text: 'From hours to invoice in a minute.', icon: <BoltIcon color="primary" /> },
  { name: 'Private', text: 'Your numbers stay on your machine.', icon: <LockIcon color="primary" /> },
  { name: 'On time', text: 'Reminders go out by themselves.', icon: <ScheduleIcon color="primary" /> },
];

export default function Features() {
  return (
    <Grid container spacing={3}>
      {features.map(({ name, text, icon }) => (
        <Grid key={name} size={{ xs: 12, sm: 4 }}>
          {icon}
          <Typography variant="h6" component="p">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
