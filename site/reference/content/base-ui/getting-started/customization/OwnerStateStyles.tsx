import * as React from 'react';
import { Button } from '@mui/base/Button';

const base: React.CSSProperties = {
  padding: '8px 16px',
  border: '2px solid',
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
};

export default function OwnerStateStyles() {
  return (
    <Button
      slotProps={{
        root: ({ active, focusVisible }) => ({
          style: {
            ...base,
            borderStyle: active ? 'inset' : 'outset',
            outline: focusVisible ? '3px solid #0b6bcb' : 'none',
            outlineOffset: 2,
          },
        }),
      }}
    >
      Press and hold
    </Button>
  );
}
