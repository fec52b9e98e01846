/** Wraps text in one of the report's colors. */
export type Paint = (text: string) => string;

/** The colors of a report, by meaning. */
export interface Palette {
  readonly error: Paint;
  readonly warning: Paint;
  readonly strong: Paint;
  readonly quiet: Paint;
  readonly related: Paint;
  readonly help: Paint;
  readonly good: Paint;
}

/** Makes the colors, or functions that leave text as it is, for a file or a pipe. */
export function makePalette(color: boolean): Palette {
  const sgr = (open: string, close: string): Paint =>
    color ? (text) => `\u001b[${open}m${text}\u001b[${close}m` : (text) => text;
  return {
    error: sgr('1;31', '22;39'),
    warning: sgr('1;33', '22;39'),
    strong: sgr('1', '22'),
    quiet: sgr('2', '22'),
    related: sgr('36', '39'),
    help: sgr('32', '39'),
    good: sgr('32', '39'),
  };
}
