export declare function unstable_Slot(props: { name: string }): import('react').ReactNode;
