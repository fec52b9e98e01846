import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const words = ['Too short', 'Short', 'Fair', 'Good'];

export default function Strength({ password }: { password: string }) {
  const level = Math.min(3, Math.floor(password.length / 5));

  return (
    <>
      <LinearProgress
        aria-label="Length of the password"
        variant="determinate"
        value={(level / 3) * 100}
        sx={{ mt: 1 }}
      />
      <Typography role="status" variant="caption">
        {words[level]}
      </Typography>
    </>
  );
}
