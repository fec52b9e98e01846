const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Reads text in lz-string's format, as CodeSandbox does; throws if it is not in that format. */
export function unpackText(packed: string): string {
  const bits = [...packed].flatMap((digit) => [5, 4, 3, 2, 1, 0].map((place) => (DIGITS.indexOf(digit) >> place) & 1));
  let at = 0;
  const read = (width: number): number => {
    let value = 0;
    for (let place = 0; place < width; place++) value |= (bits[at++] ?? 0) << place;
    return value;
  };
  const phrases: string[] = ['eight bits follow', 'sixteen bits follow', 'end'];
  let width = 2;
  // How many phrases can be learned before codes become one bit wider; the first character makes them wider by itself.
  let room = 1;
  const learn = (phrase: string): number => {
    if (--room === 0) room = 2 ** width++;
    return phrases.push(phrase) - 1;
  };
  let text = '';
  let previous: string | undefined;
  while (at < bits.length) {
    const told = read(width);
    if (told === 2) return text;
    const code = told < 2 ? learn(String.fromCharCode(read(told === 0 ? 8 : 16))) : told;
    const phrase =
      phrases[code] ?? (code === phrases.length && previous !== undefined ? previous + previous.charAt(0) : undefined);
    if (phrase === undefined) throw new Error(`There is no phrase ${code}.`);
    text += phrase;
    if (previous !== undefined) learn(previous + phrase.charAt(0));
    previous = phrase;
  }
  throw new Error('The end is missing.');
}
