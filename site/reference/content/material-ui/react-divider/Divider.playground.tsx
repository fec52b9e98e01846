import Divider, { type DividerProps } from '@mui/material/Divider';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'children', 'textAlign'],
  preset: { children: 'or' },
} satisfies Controls<typeof Divider>;

export default function DividerPlayground(props: DividerProps) {
  return (
    <div style={{ width: 260 }}>
      Pick it up tomorrow
      <Divider {...props} sx={{ my: 1 }} />
      have it sent
    </div>
  );
}
