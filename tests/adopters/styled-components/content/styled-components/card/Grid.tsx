import styled, { keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 4rem);
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  animation: ${appear} 0.2s;
`;

const Cell = styled.li`
  padding: 1rem;
  background: var(--ink);

  &:nth-child(even) {
    background: ${({ theme }) => theme.accent};
  }
`;

export default function Cells() {
  return (
    <Grid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Cell key={name} />
      ))}
    </Grid>
  );
}
