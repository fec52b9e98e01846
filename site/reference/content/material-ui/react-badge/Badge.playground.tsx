import MailIcon from '@mui/icons-material/Mail';
import Badge, { type BadgeProps } from '@mui/material/Badge';
import type { Controls } from 'docs-nav/react';

export const controls = {
  preset: { badgeContent: '4', color: 'primary' },
  choices: {
    anchorOrigin: {
      'top left': { vertical: 'top', horizontal: 'left' },
      'bottom right': { vertical: 'bottom', horizontal: 'right' },
    },
  },
} satisfies Controls<typeof Badge>;

export default function BadgePlayground(props: BadgeProps) {
  return (
    <Badge {...props}>
      <MailIcon color="action" />
    </Badge>
  );
}
