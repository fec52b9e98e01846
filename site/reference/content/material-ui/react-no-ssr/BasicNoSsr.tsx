import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

export default function BasicNoSsr() {
  return (
    <div>
      <Typography>In the HTML from the server</Typography>
      <NoSsr>
        <Typography color="primary">Added in the browser</Typography>
      </NoSsr>
    </div>
  );
}
