export const Star = () => null;
