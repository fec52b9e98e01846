import { Button, Space } from 'antd';
import { useState } from 'react';

export default function Kinds() {
  const [count, setCount] = useState(0);
  return (
    <Space>
      <Button danger onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </Button>
      <Button type="dashed">Dashed</Button>
      <Button type="link">Link</Button>
    </Space>
  );
}
