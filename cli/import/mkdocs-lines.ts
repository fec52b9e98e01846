/**
 * Turns what extensions of Python Markdown write within a line into Markdown: attributes, keys, icons, marks, and the
 * language of code. An id that an attribute gives stays as an anchor.
 * @example
 * readMkdocsLine('`tip`{ #tip }, ++ctrl+c++', lose) // '`tip`<a name="tip"></a>, `ctrl`+`c`'
 */
export function readMkdocsLine(text: string, lose: (reason: string) => void): string {
  return text
    .replaceAll(/(?<=^|[^`])(`+)#!\w+\s/g, '$1')
    .replaceAll(ATTRIBUTES, (_, attributes: string) => anchorOf(attributes))
    .replaceAll(OUTSIDE_CODE, (whole, code: string | undefined) =>
      code === undefined ? readPlain(whole, lose) : whole,
    );
}

/** `{ .class #id key=value }`, right behind what it is about. */
const ATTRIBUTES = /(?<=[\])`*_:])\{:?\s*((?:(?:\.[\w-]+|#[\w.:+-]+|[\w-]+=(?:"[^"]*"|[^\s"}]*)|data-[\w-]+)\s*)+)\}/g;

/** The anchor that a line of attributes alone gives to the block above it; `undefined` for a line of text. */
export function anchorLine(line: string): string | undefined {
  const [, attributes] = /^\{:?([^}]*)\}$/.exec(line) ?? [];
  return attributes === undefined ? undefined : anchorOf(attributes);
}

function anchorOf(attributes: string): string {
  const id = /#([\w.:+-]+)/.exec(attributes)?.[1];
  return id === undefined ? '' : `<a name="${id}"></a>`;
}

const OUTSIDE_CODE = /(`+[^`]*`+)|[^`]+/g;

function readPlain(text: string, lose: (reason: string) => void): string {
  return text
    .replaceAll(/\{\+\+(.+?)\+\+\}/g, '<ins>$1</ins>')
    .replaceAll(/\{--(.+?)--\}/g, '~~$1~~')
    .replaceAll(/\{==(.+?)==\}/g, '<mark>$1</mark>')
    .replaceAll(/\{>>(.*?)<<\}/g, (_, words: string) => {
      lose(`the comment \`${words.trim()}\` of an editor is left out`);
      return '';
    })
    .replaceAll(/\+\+([\w+-]+)\+\+/g, (_, keys: string) =>
      keys
        .split('+')
        .map((key) => `\`${key}\``)
        .join('+'),
    )
    .replaceAll(/==(?=\S)([^=\n]+)==/g, '<mark>$1</mark>')
    .replaceAll(/\^\^(?=\S)([^^\n]+)\^\^/g, '<ins>$1</ins>')
    .replaceAll(/(?<!~)~([^~\s]+)~(?!~)/g, '<sub>$1</sub>')
    .replaceAll(/(?<![[^])\^([^^\s[\]]+)\^(?!\^)/g, '<sup>$1</sup>')
    .replaceAll(/(?<![\w:]):([a-z][a-z0-9]*[_-][\w-]+|[a-z]+):(?![\w:])\s?/g, (_, name: string) => {
      lose(`the icon \`:${name}:\` has no counterpart`);
      return '';
    });
}
