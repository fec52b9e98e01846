import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['title', 'placement', 'arrow', 'followCursor', 'enterDelay', 'leaveDelay'],
  preset: { title: 'Saves a copy' },
} satisfies Controls<typeof Tooltip>;

export default function TooltipPlayground(props: TooltipProps) {
  return (
    <Tooltip {...props} describeChild>
      <Button variant="outlined">Duplicate</Button>
    </Tooltip>
  );
}
