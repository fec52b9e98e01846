import FolderIcon from '@mui/icons-material/Folder';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['children', 'variant', 'alt', 'src'],
  preset: { children: 'KL' },
  choices: { children: { KL: 'KL', Folder: <FolderIcon /> } },
} satisfies Controls<typeof Avatar>;

export default function AvatarPlayground(props: AvatarProps) {
  return <Avatar {...props} />;
}
