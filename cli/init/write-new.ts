import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a new file, which can be run if it is a script; `wx` leaves one alone that has appeared in the meantime. */
export function writeNew(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  if (content.startsWith('#!')) chmodSync(file, 0o755);
}
