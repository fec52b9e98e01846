import type { Deep, Far } from './far';

export type Near = 'solid' | 'quiet';
type Hidden = 'x' | 'y';
export interface UProps {
  near?: Near;
  hidden?: Hidden;
  far?: Far;
  must: Near;
  list?: Near[];
  resp?: Near | { sm?: Near };
  rec?: Record<Near, string>;
  ex?: Exclude<Near | 'z', 'solid'>;
  key?: keyof Deep;
  cb?: (v: Near) => void;
  wide?: Near | Hidden | number;
}
export function U(p: UProps) {
  return <i>{p.near}</i>;
}
