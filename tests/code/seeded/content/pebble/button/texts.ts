export const LABEL = 'Save';
