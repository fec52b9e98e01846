import Avatar from '@mui/material/Avatar';
import AvatarGroup, { type AvatarGroupProps } from '@mui/material/AvatarGroup';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'max', 'total', 'spacing'],
  preset: { max: 4, total: 24 },
} satisfies Controls<typeof AvatarGroup>;

const colors = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AvatarGroupPlayground(props: AvatarGroupProps) {
  return (
    <AvatarGroup {...props} slotProps={{ surplus: { sx: { bgcolor: 'text.primary', color: 'background.paper' } } }}>
      <Avatar sx={colors}>AK</Avatar>
      <Avatar sx={colors}>BO</Avatar>
      <Avatar sx={colors}>CL</Avatar>
      <Avatar sx={colors}>DM</Avatar>
    </AvatarGroup>
  );
}
