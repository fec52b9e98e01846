/** A file that exists but is not what it should be: text that the engine could parse, or a file to publish. */
export interface UnreadableFile {
  readonly path: string;
  readonly cause: 'not-utf-8' | 'too-large' | 'no-file' | 'leads-outside' | 'leads-nowhere' | 'passed-over' | 'pointer';
  /** Bytes. */
  readonly size: number;
  /** The bytes decoded as Latin-1, to find paths in them; absent if the file was not read. */
  readonly text?: string;
}
