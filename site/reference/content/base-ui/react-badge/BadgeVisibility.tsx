import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import styled from '@mui/system/styled';

const button = { padding: '6px 12px', font: 'inherit' };

const Root = styled('span')({
  display: 'inline-flex',
  gap: 8,
  minWidth: 150,
  [`& .${badgeClasses.badge}`]: {
    padding: '0 8px',
    borderRadius: 12,
    background: '#0b6bcb',
    color: '#fff',
  },
  [`& .${badgeClasses.invisible}`]: { visibility: 'hidden' },
});

const slots = { root: Root };

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(98);

  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        <button type="button" style={button} onClick={() => setCount(0)}>
          Read all
        </button>
        <button type="button" style={button} onClick={() => setCount(count + 1)}>
          One more
        </button>
      </div>
      <Badge badgeContent={count} slots={slots}>
        Up to 99
      </Badge>
      <Badge badgeContent={count} max={999} slots={slots}>
        Up to 999
      </Badge>
      <Badge badgeContent={count} showZero slots={slots}>
        Zero too
      </Badge>
    </div>
  );
}
