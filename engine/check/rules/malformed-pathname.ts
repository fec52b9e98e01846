import { MAX_SEGMENT_BYTES } from '../../text/limits.ts';
import { isAbsoluteUrl } from '../../address/address.ts';
import { namedPathname } from '../../address/page-file.ts';
import { isBelow, isPlainPathname, toPathname } from '../../address/pathname.ts';
import { LACKS_PROTOCOL, wholeAddress } from '../../address/whole-address.ts';
import { defineTreeRule } from './rule.ts';
import { generatedPathnames, nameOf, pathOf, writtenPathnames, type WrittenPathname } from './written-pathnames.ts';

export const malformedPathname = defineTreeRule({
  code: 'malformed-pathname',
  severity: 'error',
  summary: 'A pathname is not an absolute path of plain segments.',
  why: 'Browsers, hosts and file systems rewrite such paths in different ways, so links to them break somewhere.',
  check(tree, report) {
    const folder = `/${tree.site.info.content}`;
    for (const written of writtenPathnames(tree)) {
      // Nearly every pathname is plain, and a tree of 100,000 pages checks every one.
      if (isPlain(written)) continue;
      const fault = FAULTS.find(({ applies }) => applies(written));
      if (fault === undefined) continue;
      const path = pathOf(written);
      const plain = plainPathname(written, folder);
      const after = written.of === 'prefix' || written.of === 'redirect' ? '' : written.value.slice(path.length);
      report({
        at: written.at,
        message: `The ${nameOf(written)} \`${written.value}\` ${fault.message}.`,
        help: fault.help(path, plain),
        fix: fault.isPlain === true ? { was: written.value, write: plain + after } : undefined,
      });
    }
    for (const { pathname, at, isSlug, rename } of generatedPathnames(tree)) {
      const fault = faultOfName(pathname);
      if (fault === undefined) continue;
      report({
        at,
        message: `The pathname \`${pathname}\` ${fault.message}.`,
        help: isSlug
          ? fault.help(pathname, toPathname(pathname))
          : fault === TOO_LONG
            ? 'shorten the name of the file or folder'
            : rename,
      });
    }
  },
});

/** Returns the pathname that was meant: that of the page if its file path was written. */
function plainPathname(written: WrittenPathname, folder: string): string {
  const path = toPathname(pathOf(written));
  if (written.of !== 'node' && written.of !== 'target') return path;
  if (isBelow(path, folder) && path !== folder) return namedPathname(path.slice(folder.length));
  const named = namedPathname(path);
  // A bare `index` does not say which folder it belongs to.
  if (named === '/') return path;
  return written.of === 'node' ? named : path;
}

/**
 * Returns whether a pathname needs no further checks: in a prefix or redirect, an anchor is a mistake, because servers
 * do not see it.
 */
function isPlain({ value, of }: WrittenPathname): boolean {
  if (of === 'segment' || value.length > MAX_SEGMENT_BYTES || !isPlainPathname(value)) return false;
  return of === 'node' || of === 'target' || !value.includes('#');
}

/** Finds the mistake in a pathname that comes from a file name, where every character is part of the path. */
function faultOfName(pathname: string): Fault | undefined {
  const written = { value: pathname.replace(/[?#]/g, '*'), at: NOWHERE, of: 'node' } as const;
  return FAULTS.find(({ applies }) => applies(written));
}

/** Returns whether a pathname that comes from a file has a message of its own. */
export function isMalformed(pathname: string): boolean {
  return faultOfName(pathname) !== undefined;
}

const NOWHERE = { file: '', start: 0, end: 0 };

interface Fault {
  readonly applies: (written: WrittenPathname) => boolean;
  readonly message: string;
  readonly help: (path: string, plain: string) => string;
  /** The intended pathname is unambiguous. */
  readonly isPlain?: true;
}

const TOO_LONG: Fault = {
  applies: (written) =>
    pathOf(written)
      .split('/')
      .some((segment) => utf8Length(segment) > MAX_SEGMENT_BYTES),
  message: `has a segment of more than ${MAX_SEGMENT_BYTES} bytes`,
  help: () => 'shorten it',
};

const FAULTS: readonly Fault[] = [
  {
    applies: ({ value, of }) => of === 'redirect' && OWN_PATH.test(value),
    message: 'is a full address, but redirects start at paths of this site',
    help: (path) => `write \`${toPathname(OWN_PATH.exec(path)?.[1] ?? path)}\``,
  },
  {
    applies: ({ value, of }) => of !== 'segment' && isAbsoluteUrl(value),
    message: 'is a full address, not a path of this site',
    help: () =>
      'write an absolute path such as `/guides`, or leave it out and link to the address in an entry of its own',
  },
  {
    applies: ({ value, of }) => of !== 'prefix' && of !== 'segment' && wholeAddress(value) !== undefined,
    message: LACKS_PROTOCOL,
    help: (path) => `write \`${wholeAddress(path)}\` to link there, or an absolute path such as \`/guides\``,
  },
  {
    applies: ({ value, of }) => of === 'segment' && value.includes('/'),
    message: 'contains a slash',
    help: (path) => `write only the last segment, such as \`${path.replace(/\/+$/, '').replace(/^.*\//, '')}\``,
  },
  {
    applies: (written) => written.of !== 'segment' && pathOf(written).includes('\\'),
    message: 'has backslashes',
    help: (path) => `write \`${toPathname(path.replaceAll('\\', '/'))}\``,
  },
  {
    applies: (written) => written.of !== 'segment' && !pathOf(written).startsWith('/'),
    message: 'does not start with a slash',
    help: (_, plain) => `write \`${plain}\``,
    isPlain: true,
  },
  {
    applies: (written) => pathOf(written).includes('//'),
    message: 'has a double slash',
    help: (_, plain) => `write \`${plain}\``,
    isPlain: true,
  },
  {
    applies: (written) => /(^|\/)\.\.?(\/|$)/.test(pathOf(written)),
    message: 'has a `.` or `..` segment',
    help: (_, plain) => `write \`${plain}\``,
    isPlain: true,
  },
  {
    applies: (written) => /%[0-9a-f]{2}/i.test(pathOf(written)),
    message: 'has encoded characters',
    help: () => 'write the characters themselves, or plain letters, digits and hyphens',
  },
  {
    applies: ({ value, of }) => (of === 'redirect' || of === 'target') && PATTERN.test(value),
    message: 'is a pattern, but a redirect is for one pathname',
    help: () => 'write a redirect for each old address, as `docs-nav mv` does when it moves pages',
  },
  {
    applies: (written) => /[\s\p{C}\\<>"'`{}|^*:%]/u.test(pathOf(written)),
    message: 'has characters that are not allowed in an address',
    help: () => 'use letters, digits, hyphens and slashes',
  },
  TOO_LONG,
  {
    applies: ({ value }) => value.includes('?'),
    message: 'has a query',
    help: () => 'remove everything from the question mark on',
  },
  {
    applies: ({ value, of }) => (of === 'prefix' || of === 'redirect') && value.includes('#'),
    message: 'has an anchor',
    help: (path) => `write \`${path}\``,
    isPlain: true,
  },
];

/** The part of an address after its host. */
const OWN_PATH = /^https?:\/\/[^/]+(\/.+)$/i;

/** Wildcards and placeholders, as in the redirects of mintlify/docs: `/old/*`, `/old/:slug`. */
const PATTERN = /\*|\/:[a-z]/i;

function utf8Length(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
