import FavoriteIcon from '@mui/icons-material/Favorite';
import PhoneIcon from '@mui/icons-material/Phone';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['label', 'icon', 'iconPosition', 'disabled', 'wrapped'],
  preset: { label: 'Calls' },
  choices: { icon: { Phone: <PhoneIcon />, Heart: <FavoriteIcon /> } },
} satisfies Controls<typeof Tab>;

export default function TabPlayground(props: TabProps) {
  return (
    <Tabs value="calls" aria-label="Phone">
      <Tab {...props} value="calls" />
      <Tab value="contacts" label="Contacts" />
    </Tabs>
  );
}
