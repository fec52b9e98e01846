import { Tabs } from 'radix-ui';
import './tabs-demo.css';

export default function TabsDemo() {
  return (
    <Tabs.Root className="TabsRoot" defaultValue="one">
      <Tabs.List aria-label="Settings">
        <Tabs.Trigger value="one">One</Tabs.Trigger>
        <Tabs.Trigger value="two">Two</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="one">First</Tabs.Content>
      <Tabs.Content value="two">Second</Tabs.Content>
    </Tabs.Root>
  );
}
