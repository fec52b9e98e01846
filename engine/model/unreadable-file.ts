/** A file that exists but is not text that the engine could parse. */
export interface UnreadableFile {
  readonly path: string;
  readonly cause: 'not-utf-8' | 'too-large' | 'no-file' | 'leads-outside' | 'leads-nowhere';
  /** Bytes. */
  readonly size: number;
  /** The bytes decoded as Latin-1, to find paths in them; absent if the file was not read. */
  readonly text?: string;
}
