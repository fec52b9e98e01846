import styled from 'styled-components';

const Card = styled.article`
  padding: 24px;
  border-radius: 12px;
  background: ${({ theme }) => theme.accent};
  color: white;
`;

export default function Basic() {
  return <Card>Card</Card>;
}
