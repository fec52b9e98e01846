import { Button, Group } from '@mantine/core';

export function Variants() {
  return (
    <Group>
      <Button>Filled</Button>
      <Button variant="light">Light</Button>
      <Button variant="outline">Outline</Button>
    </Group>
  );
}
