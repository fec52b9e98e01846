import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Note = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: 260,
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.primary.main}`,
}));

export default function StyledPaper() {
  return <Note elevation={2}>Bring the signed form to the front desk.</Note>;
}
