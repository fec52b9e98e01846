import { createElement } from '../../browser/create-element.ts';
import { eachPage } from '../../browser/each-page.ts';
import { basePath } from '../../browser/page-address.ts';
import { versionTarget } from '../../browser/version-target.ts';
import { readVersions, type ListedVersion } from '../../browser/versions-file.ts';

/** Timeout for the host, in milliseconds; until then, the open menu shows the versions known at build time. */
const PATIENCE = 5000;

/**
 * Shows current versions in an open version menu: a page that was built last year asks the host that its site has set.
 * If there is no valid answer, the menu stays as it was built.
 */
export async function showCurrentVersions(menu: HTMLElement): Promise<void> {
  const { versions: address = '' } = menu.dataset;
  delete menu.dataset.versions;
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE) });
    const known = response.ok
      ? readVersions(await response.json(), document.documentElement.dataset.section ?? '')
      : undefined;
    if (known === undefined) return;
    await settled(menu);
    replaceList(menu, known);
  } catch {
    // The reader may be offline; the next opening tries again.
    menu.dataset.versions = address;
  }
}

/** Waits until neither the pointer nor the focus is in the list, so that nothing moves under them. */
async function settled(menu: HTMLElement): Promise<void> {
  const isInUse = (): boolean => menu.matches(':hover') || menu.contains(document.activeElement);
  if (isInUse()) await new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }));
}

/** Replaces the entries. Page changes do not touch the new ones, whose links follow the page by themselves. */
function replaceList(menu: HTMLElement, known: readonly ListedVersion[]): void {
  const own = document.querySelector(`.bar [popovertarget="${menu.id}"]`)?.textContent ?? '';
  menu.dataset.today = '';
  const isListed = known.some(({ text }) => text === own);
  const rows = known.map((version) => ({ link: linkTo(version.text, version.text === own), version }));
  const links = [...(isListed ? [] : [linkTo(own, true)]), ...rows.map(({ link }) => link)];
  const items = links.map((link) => createElement('li', {}, link));
  // What this build documents stays beside its own version.
  items
    .find((item) => item.querySelector('[aria-current]'))
    ?.firstElementChild?.append(...menu.querySelectorAll('small'));
  eachPage(() => {
    if (!menu.isConnected) return;
    for (const { link, version } of rows) link.href = link.ariaCurrent === null ? addressOf(version) : '#main';
  });
  menu.replaceChildren(...items, ...menu.querySelectorAll('.rest'));
}

function linkTo(text: string, isCurrent: boolean): HTMLAnchorElement {
  return createElement('a', { href: '#main', ariaCurrent: isCurrent ? 'true' : null }, text);
}

/** Returns the address of a version for the current page. */
function addressOf(version: ListedVersion): string {
  const { language } = document.documentElement.dataset;
  // The 404 page has no address of its own.
  const isPage = document.head.querySelector('link[rel="canonical"]') !== null;
  const prefix = language === undefined ? '' : `/${language}`;
  const served = location.pathname.slice(basePath().length);
  const pathname = !isPage
    ? ''
    : (served.startsWith(`${prefix}/`) ? served.slice(prefix.length) : served).replace(/\/(?:index\.html)?$/, '');
  return (versionTarget(version, pathname) ?? '#main').replaceAll('{LANG}', prefix);
}
