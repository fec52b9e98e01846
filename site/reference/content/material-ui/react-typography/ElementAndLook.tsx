import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ElementAndLook() {
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="overline" component="p">
        Element p, look overline
      </Typography>
      <Typography variant="h4" component="p">
        Element p, look h4
      </Typography>
      <Typography component="blockquote" variant="subtitle1" sx={{ fontStyle: 'italic' }}>
        Element blockquote, look subtitle1
      </Typography>
    </Paper>
  );
}
