import { Button, Popover, Text } from '@sanity/ui';
import type { ComponentProps } from 'react';

export default function PopoverPlayground(props: ComponentProps<typeof Popover>) {
  return (
    <Popover open {...props} content={<Text>More about it</Text>}>
      <Button text="More" />
    </Popover>
  );
}
