import { Checkbox, Stack, Switch } from '@mantine/core';

export default function Switches() {
  return (
    <Stack>
      <Switch defaultChecked label="On" />
      <Checkbox defaultChecked label="Checked" />
    </Stack>
  );
}
