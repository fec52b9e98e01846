import { styled } from 'goober';

const Row = styled('div')({ display: 'flex', padding: '1rem', background: 'var(--faint)' });

export default function Stack() {
  return (
    <Row className="gap-2">
      <b>One</b>
      <b>Two</b>
    </Row>
  );
}
