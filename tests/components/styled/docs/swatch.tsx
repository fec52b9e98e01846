import { styled } from 'styled-components';

/** A color. */
export const Swatch = styled.span<{ $color: string; $size?: 'small' | 'large'; $round?: boolean }>`
  background: ${({ $color }) => $color};
  border-radius: ${({ $round }) => ($round ? '50%' : 0)};
`;
