import type { Located } from '../../model/navigation.ts';
import type { PageTree } from '../../resolve/page-tree.ts';

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

/** Returns whether an address is the page that most repository hosts show for a file, not the file itself. */
export function isShownFile(address: string): boolean {
  return SHOWN_FILE.test(address);
}

/** The page that most repository hosts show for a file, unless the raw file is requested. */
const SHOWN_FILE = /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/.+?\/blob\/(?!.*[?&]raw=)/i;
