import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { styled } from '@mui/material/styles';

const OnlineBadge = styled(Badge)(({ theme }) => ({
  '& .MuiBadge-badge': {
    boxShadow: `0 0 0 2px ${(theme.vars ?? theme).palette.background.paper}`,
  },
}));

export default function StatusAvatar() {
  return (
    <OnlineBadge
      variant="dot"
      color="success"
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      role="img"
      aria-label="Ada Lovelace, online"
    >
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>AL</Avatar>
    </OnlineBadge>
  );
}
