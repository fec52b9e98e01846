export const QUESTION = 'Delete it?';
