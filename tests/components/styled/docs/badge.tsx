import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Mark = styled.strong<{ $status: Status }>`
  opacity: ${({ $status }) => ($status === 'draft' ? 0.5 : 1)};
`;

type Status = 'draft' | 'stable' | 'deprecated';

/** The state of a component. */
export function Badge({
  status,
  since,
  children,
}: {
  status: Status;
  since?: `${number}.${number}`;
  children?: ReactNode;
}) {
  return (
    <Mark $status={status} title={since}>
      {children}
    </Mark>
  );
}
