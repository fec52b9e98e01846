import { parser } from '@lezer/javascript';

/** A part of a syntax tree. */
export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

const TSX = parser.configure({ dialect: 'jsx ts' });
const TS = parser.configure({ dialect: 'ts' });

/** Whether a file is TypeScript without JSX, where `<string>value` is a type and no element. */
export function isWithoutTags(file: string): boolean {
  return file.endsWith('.ts');
}

/** Parses the source of a file, by default of one with JSX. */
export function parseSource(source: string, file = ''): ReturnType<typeof parser.parse> {
  return (isWithoutTags(file) ? TS : TSX).parse(source);
}
