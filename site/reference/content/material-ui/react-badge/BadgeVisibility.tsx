import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(1);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} color="secondary">
        <ShoppingCartIcon titleAccess={`Cart, ${count} items`} />
      </Badge>
      <ButtonGroup aria-label="Items in the cart">
        <Button
          aria-label="One less"
          disabled={count === 0}
          onClick={() => setCount(Math.max(0, count - 1))}
        >
          <RemoveIcon fontSize="small" />
        </Button>
        <Button aria-label="One more" onClick={() => setCount(count + 1)}>
          <AddIcon fontSize="small" />
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
