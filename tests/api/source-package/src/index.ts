export * from './button';
export { useToggle } from './use-toggle';
