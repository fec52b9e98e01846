import { Switch } from 'radix-ui';
import type { ComponentProps } from 'react';

export default function SwitchPlayground(props: ComponentProps<typeof Switch.Root>) {
  return (
    <Switch.Root aria-label="Wi-Fi" {...props}>
      <Switch.Thumb />
    </Switch.Root>
  );
}
