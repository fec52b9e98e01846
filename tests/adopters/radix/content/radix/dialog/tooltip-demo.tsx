import { Tooltip } from 'radix-ui';

export default function TooltipDemo() {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger>Add</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content sideOffset={5}>Add to library</Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
