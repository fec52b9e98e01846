import { TextInput } from '@mantine/core';

export default function Text() {
  return <TextInput label="Name" description="As others call you" placeholder="Ada" w={260} />;
}
