/** What a page shows by itself: scripts fetch what they need again. */
const SHOWN: ReadonlySet<string> = new Set(['img', 'image', 'css', 'link', 'video', 'audio', 'input', 'iframe']);

/** Whether a page has loaded one of these files, named from the site's origin, to show it. */
export function showsFile(
  files: readonly string[],
  loaded: readonly Pick<PerformanceResourceTiming, 'name' | 'initiatorType'>[],
  origin: string,
): boolean {
  const addresses = new Set(files.map((path) => new URL(`/${path}`, origin).href));
  return loaded.some(
    ({ name, initiatorType }) => SHOWN.has(initiatorType) && addresses.has(name.split(/[?#]/, 1)[0] ?? ''),
  );
}
