import { Button, Flex } from 'antd';

export default function Basic() {
  return (
    <Flex gap="small">
      <Button type="primary">Primary</Button>
      <Button>Default</Button>
    </Flex>
  );
}
