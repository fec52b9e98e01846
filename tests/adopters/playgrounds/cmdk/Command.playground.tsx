import { Command } from 'cmdk';
import type { ComponentProps } from 'react';

export default function CommandPlayground(props: ComponentProps<typeof Command>) {
  return (
    <Command label="Commands" {...props}>
      <Command.Input />
      <Command.List>
        <Command.Item>Open</Command.Item>
        <Command.Item>Save</Command.Item>
      </Command.List>
    </Command>
  );
}
