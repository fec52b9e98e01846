import type { ReactElement } from 'react';

/** Takes a signal. @param signal the signal */
export function useValue<T>(signal: { get(): T }): T;
/** Takes a function. @param name its name @param fn computes it @param deps when again */
export function useValue<T>(name: string, fn: () => T, deps: unknown[]): T;
export function useValue(...args: readonly unknown[]): unknown {
  return args;
}

/** Both ways. */
export const usePick: {
  /** By key. */
  (key: string): string;
  /** By index, with a limit. */
  (index: number, limit?: number): string;
} = (key) => String(key);

/** A field. */
export function Field(props: { multiple: true; value: string[] }): ReactElement;
export function Field(props: { multiple?: false; value: string; mask?: string }): ReactElement;
export function Field(props: { value: unknown }) {
  return <i>{String(props.value)}</i>;
}
