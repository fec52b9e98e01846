import { ToggleGroup } from 'radix-ui';
import type { ComponentProps } from 'react';

export default function ToggleGroupPlayground(props: ComponentProps<typeof ToggleGroup.Root>) {
  return (
    <ToggleGroup.Root aria-label="Alignment" {...props}>
      <ToggleGroup.Item value="a">Left</ToggleGroup.Item>
      <ToggleGroup.Item value="b">Right</ToggleGroup.Item>
    </ToggleGroup.Root>
  );
}
