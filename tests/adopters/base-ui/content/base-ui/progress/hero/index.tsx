import { Progress } from '@base-ui/react/progress';

export default function ExampleProgress() {
  return (
    <Progress.Root className="grid w-48 grid-cols-2 gap-y-2" value={40}>
      <Progress.Label className="text-sm font-medium">Export data</Progress.Label>
      <Progress.Value className="text-right text-sm" />
      <Progress.Track className="col-span-full h-1 overflow-hidden rounded bg-gray-200">
        <Progress.Indicator className="block bg-gray-500" />
      </Progress.Track>
    </Progress.Root>
  );
}
