import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'centered', 'orientation', 'textColor', 'indicatorColor', 'value'],
  preset: { value: 'calls' },
  kinds: { value: 'text' },
  sets: { onChange: { value: (event, value) => value } },
} satisfies Controls<typeof Tabs>;

export default function TabsPlayground(props: TabsProps) {
  return (
    <Tabs {...props} aria-label="Phone">
      <Tab value="calls" label="Calls" />
      <Tab value="contacts" label="Contacts" />
      <Tab value="saved" label="Saved" />
    </Tabs>
  );
}
