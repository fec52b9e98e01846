import { Field, Input, Switch } from '@chakra-ui/react';

export const InputWithField = () => (
  <Field.Root required>
    <Field.Label>
      Email <Field.RequiredIndicator />
    </Field.Label>
    <Input />
    <Switch.Root defaultChecked>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>Remember</Switch.Label>
    </Switch.Root>
  </Field.Root>
);
