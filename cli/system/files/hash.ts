import { hash } from 'node:crypto';

/** Hashes a text or a file’s bytes; equal hashes mean equal content. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url');
}
