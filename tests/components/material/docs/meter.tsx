import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';

/** How much is done. */
export default function Meter(props: LinearProgressProps & { goal: number }) {
  return <LinearProgress variant="determinate" {...props} />;
}
