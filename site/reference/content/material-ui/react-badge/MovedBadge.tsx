import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { styled } from '@mui/material/styles';

const CartBadge = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    top: 13,
    insetInlineEnd: -3,
    border: `2px solid ${(theme.vars ?? theme).palette.background.paper}`,
  },
}));

export default function MovedBadge() {
  return (
    <IconButton aria-label="Cart, 4 items">
      <CartBadge badgeContent={4} color="primary">
        <ShoppingCartIcon />
      </CartBadge>
    </IconButton>
  );
}
