export * as Dialog from './parts';
