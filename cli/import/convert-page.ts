import { stringify } from 'yaml';
import { isExtraKey } from '../../engine/index.ts';
import { bodyOptions } from './body-options.ts';
import type { BodyOptions } from './convert/syntax.ts';
import { convertBody } from './convert/convert-body.ts';
import type { ForeignPage, ReadContext } from './read/foreign-site.ts';
import { asText } from './read/unknown-values.ts';
import { readPageParts } from './read/read-page-parts.ts';

/** A page as it will be written, except that its links are still those of the other tool. */
export interface ConvertedPage {
  readonly page: ForeignPage;
  readonly text: string;
  readonly title: string | undefined;
  /** Modules that become demos: path from the imported folder, and name beside the page. */
  readonly demos: readonly { readonly from: string; readonly name: string }[];
}

/** Keys that pages keep under the same name, or that became part of the navigation or the address. */
const TAKEN = new Set([
  'title',
  'description',
  'id',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'sidebar',
  'order',
  'weight',
  'sidebarTitle',
  'draft',
]);

const LAYOUT = new Set(['layout', 'template', 'hero', 'features']);

/** Explains what happens to another tool's key that is only kept for programs. */
function reasonFor(key: string): string {
  const what = LAYOUT.has(key)
    ? `the layout key \`${key}\` has no counterpart, as every page has the same frame`
    : `the front matter key \`${key}\` has no effect here`;
  return `${what}; it is kept for programs that read the manifest`;
}

/** Converts a page of another tool to one of ours. */
export function convertPage(
  page: ForeignPage,
  language: Pick<BodyOptions, 'syntax' | 'hasMath' | 'extensions'>,
  { files, read, lose }: ReadContext,
): ConvertedPage {
  const { data: own, lineOf, body, firstLine, isBroken } = readPageParts(page.text);
  const data = { ...page.metadata?.values, ...own };
  if (isBroken) lose(page.file, 1, 'the front matter is not YAML');
  const extra: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) {
    if (TAKEN.has(key) || page.taken?.includes(key) === true) continue;
    const isKept = isExtraKey(key);
    lose(
      page.file,
      Object.hasOwn(own, key) ? lineOf(key) : (page.metadata?.line ?? 1),
      isKept ? reasonFor(key) : `the front matter key \`${key}\` has another meaning here, so it is left out`,
    );
    if (isKept) extra[key] = value;
  }
  const demos: ConvertedPage['demos'][number][] = [];
  const converted = convertBody(
    body,
    bodyOptions(page.file, { ...language, data, firstLine, files, read, lose, page: page.file, demos, depth: 0 }),
  );
  const title = asText(data['title']);
  const description = asText(data['description']);
  const draft = (data['draft'] ?? false) === false ? undefined : true;
  // YAML leaves out what is undefined.
  const kept = stringify({ title, description, draft, ...extra }, { lineWidth: 0, aliasDuplicateObjects: false });
  const head = kept === '{}\n' ? '' : `---\n${kept}---\n\n`;
  return { page, text: `${head}${converted}\n`, title, demos };
}
