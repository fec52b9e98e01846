import { eachPage } from './each-page.ts';
import { basePath } from './page-address.ts';
import { versionTarget } from './version-target.ts';
import { readVersions, type ListedVersion } from './versions-file.ts';

/** Milliseconds after which a host counts as not there; the menu is open meanwhile, with the versions that the build knew. */
const PATIENCE = 5000;

/**
 * Puts today's versions into an open version menu: a page that was built last year asks the host that its site names.
 * What cannot be had, or is no list of versions, leaves the menu as it was built.
 */
export async function showCurrentVersions(menu: HTMLDetailsElement): Promise<void> {
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
    // Offline, or another day.
  }
}

/** Nothing moves under a pointer, or under the reader's fingers. */
async function settled(menu: HTMLElement): Promise<void> {
  const list = menu.querySelector('ul');
  const isInUse = (): boolean => list !== null && (list.matches(':hover') || list.contains(document.activeElement));
  if (isInUse()) await new Promise((resolve) => menu.addEventListener('toggle', resolve, { once: true }));
}

/** A page change leaves the new list alone, and its links follow the page by themselves. */
function replaceList(menu: HTMLDetailsElement, known: readonly ListedVersion[]): void {
  const built = menu.querySelector('ul');
  const own = menu.querySelector('summary')?.textContent ?? '';
  if (built === null) return;
  const list = document.createElement('ul');
  menu.dataset.today = '';
  const isListed = known.some(({ text }) => text === own);
  const rows = known.map((version) => ({ link: linkTo(version.text, version.text === own), version }));
  list.append(
    ...(isListed ? [] : [linkTo(own, true)]).concat(rows.map(({ link }) => link)).map(itemOf),
    ...Array.from(built.querySelectorAll('.rest'), (item) => item.cloneNode(true)),
  );
  eachPage(() => {
    if (!menu.isConnected) return;
    for (const { link, version } of rows) link.href = link.ariaCurrent === null ? addressOf(version) : '#main';
  });
  built.replaceWith(list);
}

function linkTo(text: string, isCurrent: boolean): HTMLAnchorElement {
  const link = document.createElement('a');
  link.textContent = text;
  link.href = '#main';
  if (isCurrent) link.ariaCurrent = 'true';
  return link;
}

function itemOf(link: HTMLElement): HTMLElement {
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Where a version leads from the page that is shown. */
function addressOf(version: ListedVersion): string {
  const { language } = document.documentElement.dataset;
  // The 404 page is at the address of no page.
  const isPage = document.head.querySelector('link[rel="canonical"]') !== null;
  const prefix = language === undefined ? '' : `/${language}`;
  const served = location.pathname.slice(basePath().length);
  const pathname = !isPage
    ? ''
    : (served.startsWith(`${prefix}/`) ? served.slice(prefix.length) : served).replace(/\/(?:index\.html)?$/, '');
  return (versionTarget(version, pathname) ?? '#main').replaceAll('{LANG}', prefix);
}
