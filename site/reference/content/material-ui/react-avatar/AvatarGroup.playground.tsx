import Avatar from '@mui/material/Avatar';
import AvatarGroup, { type AvatarGroupProps } from '@mui/material/AvatarGroup';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'max', 'total', 'spacing'],
  preset: { max: 4, total: 24 },
} satisfies Controls<typeof AvatarGroup>;

export default function AvatarGroupPlayground(props: AvatarGroupProps) {
  return (
    <AvatarGroup {...props}>
      <Avatar>AK</Avatar>
      <Avatar>BO</Avatar>
      <Avatar>CL</Avatar>
      <Avatar>DM</Avatar>
    </AvatarGroup>
  );
}
