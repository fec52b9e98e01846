import { styled } from 'goober';

const Button = styled('button')`
  padding: 0.5em 1em;
  border: 2px solid var(--accent);
  border-radius: 999px;
  background: transparent;
  color: var(--accent);
`;

export default function Plain() {
  return <Button type="button">Plain</Button>;
}
