import { Toggle } from '@base-ui/react/toggle';

export default function ExampleToggle() {
  return (
    <Toggle defaultPressed className="flex size-10 items-center justify-center rounded-md border border-gray-300 bg-gray-50 text-gray-900 data-pressed:bg-blue-700 data-pressed:text-white dark:bg-gray-900 dark:text-gray-50">
      B
    </Toggle>
  );
}
