import type { ComponentPropsWithoutRef } from 'react';
import { styled } from 'styled-components';

const Box = styled.div<{ $level: number }>`
  box-shadow: 0 0 ${({ $level }) => $level}px;
`;

type Level = 0 | 1 | 2 | 3;

/** A box on a level. */
export function Surface({ level, ...rest }: { level: Level } & ComponentPropsWithoutRef<'div'>) {
  return <Box $level={level} {...rest} />;
}

/** Content below each other. */
export const Stack = styled.div.attrs<{ gap?: number; inline?: boolean }>({ role: 'list' })`
  gap: ${({ gap = 1 }) => gap}rem;
`;
