import type { PageTree, TreeRedirect } from '../../resolve/page-tree.ts';
import { isAbsoluteUrl, splitAddress } from '../../address/address.ts';
import { canonicalPathname, toPathname } from '../../address/pathname.ts';
import { leadTo, meantAddress, anchorCheck } from './meant.ts';
import { destinations } from './own-links.ts';
import { nearestPathname } from '../../address/nearest-pathname.ts';
import { defineTreeRule } from './rule.ts';

export const duplicateRedirect = defineTreeRule({
  code: 'duplicate-redirect',
  severity: 'error',
  summary: 'Two redirects start at the same pathname.',
  why: 'Readers of the old address can be sent to only one place.',
  check(tree, report) {
    const first = firstRedirects(tree);
    for (const redirect of tree.redirects) {
      const other = first.get(redirect.from);
      if (other === undefined || other === redirect) continue;
      report({
        at: redirect.fromAt,
        message: `There is already a redirect from \`${redirect.from}\`.`,
        help: 'remove one of them',
        related: [{ message: 'first redirect', at: other.fromAt }],
      });
    }
  },
});

export const redirectFromPage = defineTreeRule({
  code: 'redirect-from-page',
  severity: 'error',
  summary: 'A redirect starts at a page that exists.',
  why: 'The redirect would hide the page: nobody could open it any more.',
  check(tree, report) {
    const languages = tree.site.languages.map(({ value }) => value);
    const isThere = destinations(tree);
    for (const redirect of tree.redirects) {
      const { from, fromAt } = redirect;
      const pathname = canonicalPathname(from, { languages });
      const page = tree.pages.get(pathname);
      if (page === undefined) {
        if (pathname !== '/') continue;
        report({
          at: fromAt,
          message: `The redirect starts at \`${from}\`, which is the start page.`,
          help: 'remove the redirect; `home` in nav/site.yaml says what the start page shows',
        });
        continue;
      }
      report({
        at: fromAt,
        message: `The redirect starts at \`${from}\`, which is a page.`,
        help: leadsNowhere(redirect, isThere)
          ? 'exchange `from` and `to`, or remove the redirect'
          : 'remove the redirect, or the page',
        related: [{ message: 'the page', at: page.span }],
      });
    }
  },
});

export const redirectCycle = defineTreeRule({
  code: 'redirect-cycle',
  severity: 'error',
  summary: 'Redirects form a loop.',
  why: 'Browsers give up on such addresses with an error page.',
  check(tree, report) {
    const first = firstRedirects(tree);
    // Each redirect is followed once: one that an earlier walk has passed cannot start a new loop.
    const passed = new Set<string>();
    for (const { from } of tree.redirects) {
      const walk = new Map<string, TreeRedirect>();
      for (let at = first.get(from); at !== undefined && !passed.has(at.from); at = first.get(targetOf(at))) {
        passed.add(at.from);
        walk.set(at.from, at);
        const target = targetOf(at);
        if (!walk.has(target)) continue;
        const members = [...walk.values()].slice([...walk.keys()].indexOf(target));
        const [start, ...others] = members;
        if (start === undefined) continue;
        report({
          at: start.fromAt,
          message: `The redirect is part of a loop: ${shorten([...members.map((member) => member.from), start.from])}.`,
          help: 'point one of them to a page',
          related: others.map((member) => ({ message: 'part of the loop', at: member.fromAt })),
        });
      }
    }
  },
});

export const chainedRedirect = defineTreeRule({
  code: 'chained-redirect',
  severity: 'warning',
  summary: 'A redirect leads to an address that is itself redirected.',
  why: 'Every reader of the old address waits for each step, and some browsers and search engines give up on the way.',
  check(tree, report) {
    const end = endsOf(firstRedirects(tree), tree);
    for (const { to, toAt, writtenTo } of tree.redirects) {
      const last =
        writtenTo === undefined || isAbsoluteUrl(to) ? undefined : end(toPathname(splitAddress(to).pathname));
      if (last === undefined) continue;
      const direct = leadTo(to, last);
      report({
        at: toAt,
        message: `The redirect to \`${to}\` is redirected again, to \`${last}\`.`,
        help: `write \`${direct}\``,
        fix: { was: to, write: direct },
      });
    }
  },
});

/**
 * Makes a function that finds where the redirects from a pathname end; `undefined` if there are none. Loops, and
 * redirects that hide a page, have messages of their own. Each redirect is followed once.
 */
function endsOf(first: ReadonlyMap<string, TreeRedirect>, tree: PageTree): (pathname: string) => string | undefined {
  const ends = new Map<string, string | undefined>();
  return (pathname) => {
    const walk = new Set<string>();
    let at: TreeRedirect | undefined = first.get(pathname);
    let last: TreeRedirect | undefined;
    for (
      ;
      at !== undefined && !ends.has(at.from) && !walk.has(at.from) && !tree.pages.has(at.from);
      at = first.get(targetOf(at))
    ) {
      walk.add(at.from);
      last = at;
    }
    const isCircle = at !== undefined && walk.has(at.from);
    const end = isCircle ? undefined : at !== undefined && ends.has(at.from) ? ends.get(at.from) : last?.to;
    for (const from of walk) ends.set(from, end);
    return ends.get(pathname);
  };
}

export const redirectToNowhere = defineTreeRule({
  code: 'redirect-to-nowhere',
  severity: 'error',
  needsAll: true,
  isAdjustable: true,
  summary: 'A redirect leads to a page that does not exist.',
  why: 'Readers of the old address land on the 404 page, which the redirect was meant to prevent.',
  check(tree, report) {
    const isThere = destinations(tree);
    const checkAnchor = anchorCheck(tree, report);
    const nearest = nearestPathname(() => tree.pages.keys());
    for (const redirect of tree.redirects) {
      const { from, to, toAt } = redirect;
      if (isAbsoluteUrl(to)) continue;
      const pathname = targetOf(redirect);
      if (leadsNowhere(redirect, isThere)) {
        // Most likely, the two are the wrong way round, and where it starts is reported.
        if (tree.pages.has(from)) continue;
        report({
          at: toAt,
          message: `The redirect leads to \`${to}\`, which does not exist.`,
          about: pathname,
          ...meantAddress(nearest(pathname), to, 'use a page of the navigation, or a full https address'),
        });
      } else checkAnchor(to, toAt);
    }
  },
});

function firstRedirects(tree: PageTree): ReadonlyMap<string, TreeRedirect> {
  return new Map(tree.redirects.toReversed().map((redirect) => [redirect.from, redirect]));
}

function targetOf({ to }: TreeRedirect): string {
  return isAbsoluteUrl(to) ? '' : toPathname(splitAddress(to).pathname);
}

function leadsNowhere(redirect: TreeRedirect, isThere: ReturnType<typeof destinations>): boolean {
  return !isAbsoluteUrl(redirect.to) && !isThere(targetOf(redirect));
}

const MAX_SHOWN = 6;

function shorten(pathnames: readonly string[]): string {
  const shown =
    pathnames.length <= MAX_SHOWN ? pathnames : [...pathnames.slice(0, MAX_SHOWN - 2), '…', ...pathnames.slice(-1)];
  return shown.map((pathname) => (pathname === '…' ? pathname : `\`${pathname}\``)).join(' → ');
}
