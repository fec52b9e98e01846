export const size = 3;
