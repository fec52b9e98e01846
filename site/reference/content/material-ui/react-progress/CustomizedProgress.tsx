import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

const ThickProgress = styled(LinearProgress)(({ theme }) => ({
  height: 10,
  width: '100%',
  borderRadius: 5,
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 5,
    backgroundColor: (theme.vars ?? theme).palette.success.main,
  },
}));

export default function CustomizedProgress() {
  return <ThickProgress aria-label="Storage used" variant="determinate" value={50} />;
}
