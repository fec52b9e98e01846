import type { ReactElement } from 'react';

export declare function Star(props: { size?: number }): ReactElement;
