import type { Located } from '../../model/navigation.ts';
import type { PageTree } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';

type Wanted = 'picture' | 'stylesheet' | 'script';

/** A file that pages load, and the kind it has to be. */
interface LoadedFile {
  readonly file: Located<string>;
  readonly wanted: Wanted;
}

/** Lists the files that the settings make pages load, wherever they are. */
export function loadedFiles({ site, sections }: PageTree): readonly LoadedFile[] {
  const logos = sections.flatMap(({ logo, logoDark }) => [logo, logoDark]).filter((logo) => logo !== undefined);
  const as = (wanted: Wanted, files: readonly Located<string>[]) => files.map((file) => ({ file, wanted }));
  return [
    ...as('picture', [...site.pictures, ...site.adverts.images, ...logos]),
    ...as('stylesheet', site.stylesheets),
    ...as('script', site.scripts),
  ];
}

/**
 * Returns the kind of a file by its name, if it is known and not the wanted one.
 * @example
 * otherKind('/static/logo.css', 'picture')       // 'a stylesheet'
 * otherKind('https://a.example/logo', 'picture') // undefined
 */
export function otherKind(address: string, wanted: Wanted): string | undefined {
  if (SHOWN_FILE.test(address)) return 'a web page that shows a file';
  // A host name can end like a file name.
  const path = isAbsoluteUrl(address) ? address.replace(/^[^/]*\/\/[^/?#]*/, '') : address;
  const [, ending = ''] = /\.([a-z\d]+)$/i.exec(splitAddress(path).pathname) ?? [];
  const kind = KINDS.find(({ endings }) => endings.includes(ending.toLowerCase()));
  return kind?.name === wanted ? undefined : kind?.says;
}

/** The page that most repository hosts show for a file, unless the raw file is requested. */
const SHOWN_FILE = /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/.+?\/blob\/(?!.*[?&]raw=)/i;

const KINDS: readonly { readonly name: string; readonly says: string; readonly endings: readonly string[] }[] = [
  {
    name: 'picture',
    says: 'a picture',
    endings: ['svg', 'png', 'apng', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'bmp'],
  },
  { name: 'stylesheet', says: 'a stylesheet', endings: ['css'] },
  { name: 'script', says: 'a script', endings: ['js', 'mjs'] },
  { name: 'source', says: 'a stylesheet that has to be compiled', endings: ['scss', 'sass', 'less', 'styl'] },
  { name: 'module', says: 'a module that has to be compiled', endings: ['ts', 'tsx', 'jsx', 'cjs'] },
  {
    name: 'drawing',
    says: 'a file that browsers cannot show',
    endings: ['psd', 'ai', 'eps', 'tif', 'tiff', 'heic', 'fig'],
  },
  { name: 'font', says: 'a font', endings: ['woff', 'woff2', 'ttf', 'otf', 'eot'] },
  { name: 'film', says: 'a video', endings: ['mp4', 'webm', 'mov'] },
  { name: 'text', says: 'a text file', endings: ['md', 'mdx', 'txt', 'html', 'htm', 'json', 'yaml', 'yml', 'pdf'] },
];
