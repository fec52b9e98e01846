import styled from 'styled-components';

const Field = styled.input.attrs({ type: 'text' })`
  inline-size: 12rem;
  padding: 0.5rem;
  border: 1px solid var(--ink);
  color: inherit;
`;

const Label = styled.label`
  display: grid;
  gap: 0.25rem;
  font: 600 0.875rem / 1.4 sans-serif;

  ${Field}:focus & {
    color: red;
  }
`;

export default function Labeled() {
  return (
    <Label>
      Name
      <Field defaultValue="Ada" />
    </Label>
  );
}
