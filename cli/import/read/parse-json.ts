import { Failure } from '../../system/base/failure.ts';

/** Parses another tool's JSON; a mistake is reported with its line. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = /position (\d+)/.exec(error.message)?.[1];
    const line = at === undefined ? text.trimEnd().split('\n').length : text.slice(0, Number(at)).split('\n').length;
    throw new Failure(`\`${file}\` is not JSON: line ${line} cannot be read.`, 'correct it, then import again');
  }
}
