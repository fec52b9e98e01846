import type { ReactNode } from 'react';

function createScope<T>() {
  return {
    Provider: (p: {
      /** What to share. */
      value: T;
      children?: ReactNode;
    }) => <>{p.children}</>,
    useScope: (/** who */ name: string): T => name as never,
  };
}

export const {
  /** Shares the modal. */
  Provider: ModalProvider,
  /** Reads the modal. */
  useScope: useModal,
} = createScope<number>();
