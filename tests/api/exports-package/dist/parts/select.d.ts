export declare const Select: () => number;
