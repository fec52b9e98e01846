import { Combobox, createListCollection } from '@ark-ui/react';
import type { ComponentProps } from 'react';

const days = createListCollection({ items: ['Today', 'Tomorrow'] });

export default function ComboboxPlayground(props: ComponentProps<typeof Combobox.Root<string>>) {
  return (
    <Combobox.Root {...props} collection={days}>
      <Combobox.Label>Day</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input />
        <Combobox.Trigger>Open</Combobox.Trigger>
      </Combobox.Control>
      <Combobox.Content>
        {days.items.map((item) => (
          <Combobox.Item key={item} item={item}>
            <Combobox.ItemText>{item}</Combobox.ItemText>
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}
