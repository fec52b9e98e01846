export declare const Inner: () => import('react').ReactElement;
