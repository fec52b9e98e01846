export type Far = 'f' | 'g';
export interface Deep {
  one: string;
  two: string;
}
