import PersonIcon from '@mui/icons-material/Person';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'children'],
  preset: { children: 'AK' },
  choices: { children: { AK: 'AK', Person: <PersonIcon /> } },
} satisfies Controls<typeof Avatar>;

export default function AvatarPlayground(props: AvatarProps) {
  return <Avatar {...props} sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }} />;
}
