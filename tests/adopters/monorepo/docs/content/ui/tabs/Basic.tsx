import { Tabs } from '@acme/ui/tabs';

export default function Basic() {
  return (
    <Tabs.Root defaultValue="one">
      <Tabs.Tab value="one">One</Tabs.Tab>
      <Tabs.Tab value="two">Two</Tabs.Tab>
      <Tabs.Panel value="one">The first panel.</Tabs.Panel>
      <Tabs.Panel value="two">The second panel.</Tabs.Panel>
    </Tabs.Root>
  );
}
