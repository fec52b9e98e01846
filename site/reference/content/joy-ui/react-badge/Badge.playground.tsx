import Badge, { type BadgeProps } from '@mui/joy/Badge';
import Avatar from '@mui/joy/Avatar';
import type { Controls } from 'docs-nav/react';

export const controls = {
  preset: { badgeContent: '4' },
} satisfies Controls<typeof Badge>;

export default function BadgePlayground(props: BadgeProps) {
  return (
    <Badge {...props}>
      <Avatar>AK</Avatar>
    </Badge>
  );
}
