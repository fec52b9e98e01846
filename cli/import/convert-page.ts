import { posix } from 'node:path';
import { stringify } from 'yaml';
import { convertBody, type ConvertedBody, type Dialect } from './convert-body.ts';
import { asText, type ForeignPage, type ReadContext } from './foreign-site.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** A page as it will be written, with the links of the other tool still in it. */
export interface ConvertedPage {
  readonly page: ForeignPage;
  readonly text: string;
  readonly ids: ConvertedBody['ids'];
  readonly title: string | undefined;
  /** Modules that become demos: path from the imported folder, and name beside the page. */
  readonly demos: readonly { readonly from: string; readonly name: string }[];
}

/** Keys that the navigation or the address has taken up, or that mean nothing without the other tool’s looks. */
const TAKEN = new Set(['title', 'description', 'id', 'slug', 'sidebar_label', 'sidebar_position', 'sidebar', 'order', 'weight', 'sidebarTitle', 'pagination_next', 'pagination_prev', 'outline', 'toc_min_heading_level', 'toc_max_heading_level', 'hide_title', 'tableOfContents']);

/** Turns a page of another tool into one of this one. */
export function convertPage(page: ForeignPage, dialect: Dialect, { files, read, lose }: ReadContext): ConvertedPage {
  const { data, lineOf, body, firstLine, isBroken } = readFrontMatter(page.text);
  if (isBroken) lose(page.file, 1, 'the front matter is not YAML');
  for (const key of Object.keys(data)) {
    if (!TAKEN.has(key)) lose(page.file, lineOf(key), key === 'layout' || key === 'template' || key === 'hero' || key === 'features' ? `the layout key \`${key}\` has no counterpart: every page has the same frame` : `the front matter key \`${key}\` means nothing here`);
  }
  const demos: { from: string; name: string }[] = [];
  const beside = (specifier: string): string => posix.join(posix.dirname(page.file), specifier);
  const converted = convertBody(body, {
    dialect,
    isMdx: page.file.endsWith('.mdx') || dialect === 'docusaurus' || dialect === 'mintlify',
    firstLine,
    lose: (line, reason) => lose(page.file, line, reason),
    takeDemo(specifier) {
      const from = [beside(specifier), `${beside(specifier)}.tsx`].find((path) => path.endsWith('.tsx') && files.includes(path));
      const name = from === undefined ? '' : posix.basename(from);
      // A module that needs others beside it would not work alone.
      if (from === undefined || !/^[A-Z]\w*\.tsx$/.test(name) || !/^export default\b/m.test(read(from)) || /\bfrom\s+['"]\./.test(read(from))) return undefined;
      demos.push({ from, name });
      return name;
    },
    include: (path) => [path, beside(path), `docs/${path}`].filter((candidate) => files.includes(candidate)).map(read)[0],
  });
  const title = asText(data['title']);
  const description = asText(data['description']);
  const kept = { ...(title === undefined ? {} : { title }), ...(description === undefined ? {} : { description }) };
  const head = Object.keys(kept).length === 0 ? '' : `---\n${stringify(kept, { lineWidth: 0 })}---\n\n`;
  return { page, text: `${head}${converted.text}\n`, ids: converted.ids, title, demos };
}
