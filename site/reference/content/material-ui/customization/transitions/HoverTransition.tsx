import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Tile = styled(Paper)(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: '1px solid transparent',
  transition: theme.transitions.create(['border-color', 'transform'], {
    duration: theme.transitions.duration.shorter,
  }),
  '&:hover, &:focus-visible': {
    borderColor: (theme.vars || theme).palette.primary.main,
    transform: 'translateY(-4px)',
  },
  '@media (prefers-reduced-motion: reduce)': {
    transition: 'none',
    '&:hover, &:focus-visible': { transform: 'none' },
  },
}));

export default function HoverTransition() {
  return <Tile>Point at me</Tile>;
}
