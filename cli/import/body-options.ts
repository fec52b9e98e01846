import { posix } from 'node:path';
import { isPage } from './read/addresses.ts';
import type { BodyOptions, Imported } from './convert/syntax.ts';
import { convertBody } from './convert/convert-body.ts';
import type { ReadContext } from './read/foreign-site.ts';
import { exportedValue } from './read/module-code.ts';
import { readPageParts } from './read/read-page-parts.ts';

/** Where a text is: in a page, or in a part that a page imports. */
interface BodyPlace
  extends
    Pick<ReadContext, 'files' | 'read' | 'lose'>,
    Pick<BodyOptions, 'syntax' | 'hasMath' | 'extensions' | 'data' | 'firstLine'> {
  /** The page, from the imported folder. */
  readonly page: string;
  /** Collects the modules that become demos of the page. */
  readonly demos: { readonly from: string; readonly name: string }[];
  /** Nesting depth of the text in parts. */
  readonly depth: number;
}

/** Maximum nesting depth of parts. */
const MAX_DEPTH = 8;

/** Determines how the text of a file is read: how to resolve its imports and includes from there. */
export function bodyOptions(file: string, place: BodyPlace): BodyOptions {
  const { syntax, files, read, lose, page, demos, depth } = place;
  const beside = (specifier: string): string => posix.join(posix.dirname(file), specifier);
  return {
    ...place,
    isMdx: file.endsWith('.mdx') || syntax.isAlwaysMdx === true,
    lose: (line, reason) => lose(file, line, reason),
    take: (specifier, exported) => (depth > MAX_DEPTH ? undefined : take(specifier, exported)),
    include(path) {
      const from = depth > MAX_DEPTH ? undefined : includedFrom(path).find((candidate) => files.includes(candidate));
      return from === undefined ? undefined : { text: read(from), convert: (text) => convertPart(from, text, {}) };
    },
  };

  /** Tools resolve such paths from the file, from the folder of pages or from the root. */
  function includedFrom(path: string): readonly string[] {
    const plain = path.replace(/^@\/?/, '');
    return [
      plain,
      beside(plain),
      `docs/${plain}`,
      // An alias, or a folder in the configuration.
      ...files.filter(
        (candidate) =>
          (path.startsWith('@') || syntax.includesFromAnywhere === true) && candidate.endsWith(`/${plain}`),
      ),
    ];
  }

  function take(specifier: string, exported: string): Imported | undefined {
    const isRaw = /^!*raw-loader!|\?raw$/.test(specifier);
    const plain = specifier.replace(/^!*raw-loader!/, '').replace(/\?\w+$/, '');
    const from = findFile(plain);
    if (from === undefined) return undefined;
    if (isRaw) return { kind: 'text', text: read(from), convert: () => convertPart(from, read(from), {}) };
    if (exported !== 'default') {
      const value = exportedValue(read(from), exported);
      return value === undefined ? undefined : { kind: 'value', value };
    }
    if (isPage(from)) return { kind: 'part', convert: (values) => convertPart(from, read(from), values) };
    if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf|docx|zip)$/i.test(from))
      return { kind: 'file', href: /^[@~]/.test(plain) ? plain : posix.relative(posix.dirname(page), from) };
    return takeDemo(from);
  }

  /** Finds an imported file: beside this one, from the root of the site, or by an alias. */
  function findFile(specifier: string): string | undefined {
    const path = specifier.startsWith('.')
      ? beside(specifier)
      : specifier
          .replace(/^@site\//, '')
          .replace(/^[@~]\//, 'src/')
          .replace(/^\//, '');
    return ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md']
      .map((end) => path + end)
      .find((candidate) => files.includes(candidate));
  }

  /** A module that needs others beside it would not work alone. */
  function takeDemo(from: string): Imported | undefined {
    const name = posix.basename(from);
    if (!/^[A-Z]\w*\.tsx$/.test(name) || !/^export default\b/m.test(read(from)) || /\bfrom\s+['"]\./.test(read(from)))
      return undefined;
    return {
      kind: 'demo',
      use() {
        if (!demos.some((demo) => demo.from === from)) demos.push({ from, name });
        return name;
      },
    };
  }

  function convertPart(from: string, text: string, values: Readonly<Record<string, string>>): string {
    const { body, firstLine } = readPageParts(text);
    const filled = body.replaceAll(/\{(?:props\.)?(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    const converted = convertBody(filled, bodyOptions(from, { ...place, firstLine, depth: depth + 1 }));
    return relink(converted, { from, to: page });
  }
}

/** Adjusts relative links to the new file. */
function relink(text: string, { from, to }: { readonly from: string; readonly to: string }): string {
  if (posix.dirname(from) === posix.dirname(to)) return text;
  return text.replaceAll(/(?<=\]\()(\.{1,2}\/[^)\s]+)/g, (address) =>
    posix.relative(posix.dirname(to), posix.join(posix.dirname(from), address)),
  );
}
