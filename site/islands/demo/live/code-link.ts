import type { LiveFiles } from './compile-files.ts';

/** Characters of the longest link that is written or read: chat programs and mail break longer ones. */
export const LONGEST_LINK = 8000;

/** Bytes that are turned into characters at once: a call has a limit of arguments. */
const AT_ONCE = 8192;

/**
 * Writes the hash of a link that opens a page with the edited code of a demo: `#edit-Counter=…`, with the files that differ from
 * the page's own. `site/client/find-anchor.ts` scrolls to the demo.
 */
export async function writeCodeHash(name: string, files: LiveFiles, original: LiveFiles): Promise<string> {
  const changed = Object.entries(files).filter(([file, text]) => text !== original[file]);
  const bytes = await pass(
    new Blob([JSON.stringify(Object.fromEntries(changed))]),
    new CompressionStream('deflate-raw'),
  );
  return `#${hashStart(name)}${toBase64(bytes)}`;
}

/**
 * Reads the files in a hash; `undefined` if they cannot be read, or none of them is one of the demo's. Nothing of them
 * is run.
 */
export async function readCodeHash(hash: string, name: string, original: LiveFiles): Promise<LiveFiles | undefined> {
  // A short text may stand for a very long one, but not for an endless one.
  if (hash.length > LONGEST_LINK) return undefined;
  try {
    const bytes = fromBase64(decodeURIComponent(hash).slice(1 + hashStart(name).length));
    const text = new TextDecoder().decode(await pass(new Blob([bytes]), new DecompressionStream('deflate-raw')));
    const files = Object.entries(JSON.parse(text) as object).filter(
      ([file, code]) => Object.hasOwn(original, file) && typeof code === 'string',
    );
    return files.length === 0 ? undefined : Object.fromEntries(files);
  } catch {
    return undefined;
  }
}

/** Returns how the decoded hash of a demo's edited code starts, after its `#`. */
function hashStart(name: string): string {
  return `edit-${name}=`;
}

async function pass(blob: Blob, through: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(through)).arrayBuffer());
}

/** The alphabet for addresses, without the padding: https://www.rfc-editor.org/rfc/rfc4648#section-5 */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}
