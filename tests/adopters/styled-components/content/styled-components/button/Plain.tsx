import styled, { css } from 'styled-components';

const Button = styled.button<{ $loud?: boolean }>`
  padding: 0.5em 1em;
  border: 2px solid var(--ink);
  border-radius: 4px;
  background: transparent;
  color: var(--ink);
  ${({ $loud }) =>
    $loud &&
    css`
      background: ${({ theme }) => theme.accent};
      color: white;
    `}
`;

export default function Plain() {
  return (
    <div>
      <Button>Quiet</Button> <Button $loud>Loud</Button>
    </div>
  );
}
