import type { PageTree } from '../page-tree.ts';
import { isAbsoluteUrl, splitAddress, toPathname, type Pathname } from '../pathname.ts';
import type { Origin, Span } from '../source.ts';
import { didYouMean } from '../suggest.ts';
import { defineRule } from './rule.ts';

/** A redirect of `nav/site.yaml` or of a page's front matter. */
export interface TreeRedirect {
  readonly from: Pathname;
  readonly fromAt: Span | Origin;
  readonly to: string;
  readonly toAt: Span | Origin;
}

/** Every redirect of the project, those of `nav/site.yaml` first. */
export function redirectsOf(tree: PageTree): readonly TreeRedirect[] {
  return [
    ...tree.site.redirects.map(({ from, written, to }) => ({ from, fromAt: written.span, to: to.value, toAt: to.span })),
    ...tree.input.pages.flatMap((page) =>
      page.facts.redirectFrom.map(({ href, range }) => {
        const at = { file: page.path, range };
        return { from: toPathname(href), fromAt: at, to: page.pathname, toAt: at };
      }),
    ),
  ];
}

export const duplicateRedirect = defineRule({
  code: 'duplicate-redirect',
  severity: 'error',
  summary: 'Two redirects start at the same pathname.',
  why: 'Readers of the old address can be sent to one place only.',
  check(tree, report) {
    const first = new Map<string, TreeRedirect>();
    for (const redirect of redirectsOf(tree)) {
      const other = first.get(redirect.from);
      if (other === undefined) first.set(redirect.from, redirect);
      else {
        report({
          at: redirect.fromAt,
          message: `There is already a redirect from \`${redirect.from}\`.`,
          help: 'remove one of them',
          related: [{ message: 'first redirect', at: other.fromAt }],
        });
      }
    }
  },
});

export const redirectFromPage = defineRule({
  code: 'redirect-from-page',
  severity: 'error',
  summary: 'A redirect starts at a page that exists.',
  why: 'The redirect would hide the page: nobody could open it any more.',
  check(tree, report) {
    for (const { from, fromAt } of redirectsOf(tree)) {
      const page = tree.pages.get(from);
      if (page === undefined) continue;
      report({
        at: fromAt,
        message: `The redirect starts at \`${from}\`, which is a page.`,
        help: 'remove the redirect, or the page',
        related: [{ message: 'the page', at: page.span }],
      });
    }
  },
});

export const redirectCycle = defineRule({
  code: 'redirect-cycle',
  severity: 'error',
  summary: 'Redirects lead in a circle.',
  why: 'Browsers give up on such addresses with an error page.',
  check(tree, report) {
    const all = redirectsOf(tree);
    const target = targets(all);
    const told = new Set<string>();
    for (const { from, fromAt } of all) {
      const cycle = cycleFrom(from, target);
      if (cycle === undefined || cycle.some((pathname) => told.has(pathname))) continue;
      for (const pathname of cycle) told.add(pathname);
      report({ at: fromAt, message: `The redirect leads in a circle: ${[...cycle, cycle[0]].map((pathname) => `\`${pathname}\``).join(' → ')}.`, help: 'let one of them lead to a page' });
    }
  },
});

export const redirectToNowhere = defineRule({
  code: 'redirect-to-nowhere',
  severity: 'error',
  summary: 'A redirect leads to a page that does not exist.',
  why: 'Readers of the old address land on the 404 page, which is what the redirect was to prevent.',
  check(tree, report) {
    if (tree.unusable.length > 0) return;
    const all = redirectsOf(tree);
    const target = targets(all);
    for (const { to, toAt } of all) {
      if (isAbsoluteUrl(to)) continue;
      const { pathname: path, hash } = splitAddress(to);
      const pathname = toPathname(path);
      const page = tree.pages.get(pathname);
      if (page === undefined && pathname !== '/' && !target.has(pathname)) {
        report({ at: toAt, message: `The redirect leads to \`${to}\`, which does not exist.`, help: didYouMean(pathname, tree.pages.keys()) ?? 'name a page of the navigation, or a whole https address' });
      } else if (hash && page?.file && !page.file.facts.anchors.includes(hash)) {
        report({ at: toAt, message: `The page \`${pathname}\` has no anchor \`#${hash}\`.`, help: didYouMean(hash, page.file.facts.anchors) ?? 'name a heading of the page' });
      }
    }
  },
});

function targets(redirects: readonly TreeRedirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [from, isAbsoluteUrl(to) ? to : toPathname(splitAddress(to).pathname)]));
}

/** The circle that a pathname is part of, starting with it. */
function cycleFrom(start: string, target: ReadonlyMap<string, string>): readonly string[] | undefined {
  const passed: string[] = [];
  for (let at: string | undefined = start; at !== undefined && !passed.includes(at); at = target.get(at)) {
    passed.push(at);
    if (target.get(at) === start) return passed;
  }
  return undefined;
}
