import { Tabs } from 'radix-ui';
import type { ComponentProps } from 'react';

export default function TabsPlayground(props: ComponentProps<typeof Tabs.Root>) {
  return (
    <Tabs.Root defaultValue="a" {...props}>
      <Tabs.List aria-label="Account">
        <Tabs.Trigger value="a">Account</Tabs.Trigger>
        <Tabs.Trigger value="b">Password</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="a">Your name</Tabs.Content>
      <Tabs.Content value="b">A new one</Tabs.Content>
    </Tabs.Root>
  );
}
