export { default } from './Badge.js';
export * from './Badge.js';
