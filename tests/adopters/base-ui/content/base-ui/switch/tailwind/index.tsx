import { Switch } from '@base-ui/react/switch';

export default function ExampleSwitch() {
  return (
    <Switch.Root disabled className="flex h-6 w-10 rounded-full bg-gray-200 p-px data-disabled:opacity-50">
      <Switch.Thumb className="aspect-square h-full rounded-full bg-white" />
    </Switch.Root>
  );
}
