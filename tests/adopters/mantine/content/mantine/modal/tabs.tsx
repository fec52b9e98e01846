import { Tabs } from '@mantine/core';

export default function Panels() {
  return (
    <Tabs defaultValue="first">
      <Tabs.List>
        <Tabs.Tab value="first">First</Tabs.Tab>
        <Tabs.Tab value="second">Second</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="first">One</Tabs.Panel>
      <Tabs.Panel value="second">Two</Tabs.Panel>
    </Tabs>
  );
}
