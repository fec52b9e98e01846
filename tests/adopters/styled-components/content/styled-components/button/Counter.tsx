import { useState } from 'react';
import styled from 'styled-components';

const Count = styled.output`
  font-size: 2rem;
  color: ${({ theme }) => theme.accent};
`;

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <Count>{count}</Count>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
    </div>
  );
}
