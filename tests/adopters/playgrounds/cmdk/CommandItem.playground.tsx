import { Command } from 'cmdk';
import type { ComponentProps } from 'react';

export default function CommandItemPlayground(props: ComponentProps<typeof Command.Item>) {
  return (
    <Command label="Commands">
      <Command.List>
        <Command.Item {...props}>Open</Command.Item>
      </Command.List>
    </Command>
  );
}
