import { Command } from 'cmdk';
import { useState, type ComponentProps } from 'react';

export default function CommandDialogPlayground(props: ComponentProps<typeof Command.Dialog>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace}>
      {place !== null && (
        <Command.Dialog label="Commands" open {...props} container={place}>
          <Command.Input />
          <Command.List>
            <Command.Item>Open</Command.Item>
          </Command.List>
        </Command.Dialog>
      )}
    </div>
  );
}
