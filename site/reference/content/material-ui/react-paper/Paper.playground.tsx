import Paper, { type PaperProps } from '@mui/material/Paper';

export default function PaperPlayground(props: PaperProps) {
  return (
    <Paper {...props} sx={{ p: 3 }}>
      Your receipt is below.
    </Paper>
  );
}
