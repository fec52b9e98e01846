import { styled } from 'goober';
import { useState } from 'react';

const Loud = styled('button')<{ count: number }>`
  padding: ${({ count }) => 1 + count / 10}em 2em;
  border: 0;
  background: var(--accent);
  color: white;
`;

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Loud type="button" count={count} onClick={() => setCount(count + 1)}>
      {count}
    </Loud>
  );
}
