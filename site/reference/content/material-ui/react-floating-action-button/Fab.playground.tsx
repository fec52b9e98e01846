import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import Fab, { type FabProps } from '@mui/material/Fab';
import type { Controls } from 'docs-nav/react';

export const controls = {
  order: ['children'],
  without: ['href'],
  preset: { children: 'Add', color: 'primary', 'aria-label': 'Add' },
  choices: { children: { Add: <AddIcon />, Edit: <EditIcon />, Text: 'Add a photo' } },
} satisfies Controls<typeof Fab>;

export default function FabPlayground(props: FabProps) {
  return <Fab {...props} />;
}
