export { default as Badge, type BadgeProps, type Tone } from './Badge/index.js';
export { Field, type FieldProps } from './Field/index.js';
export { List, type ListProps } from './List/index.js';
export { default as Counter } from './Counter/index.js';
export { useToggle, usePair, type Toggle } from './useToggle/index.js';
export type { Choice, Keys } from './choice.js';
