export { default as Badge } from './Badge/index.js';
export { Field } from './Field/index.js';
export { List } from './List/index.js';
export { default as Counter } from './Counter/index.js';
export { useToggle, usePair } from './useToggle/index.js';
