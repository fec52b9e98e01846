'use client';

import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';

export const ButtonCounter = () => {
  const [count, setCount] = useState(0);
  return (
    <Stack align="start">
      <Text>Pressed {count} times</Text>
      <Button variant="outline" size="sm" onClick={() => setCount(count + 1)}>
        Once more
      </Button>
    </Stack>
  );
};
