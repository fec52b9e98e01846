/*
 * Runs inline in <head> before the first paint, so that no page ever flashes in the wrong colors, direction or size.
 * Every page contains it, and the script policy its hash. So it is short, and repeats `preferences/parse-preference.ts`
 * in a shorter form; tests keep the two in sync. Reading stored values blocks the page on another process, so it reads
 * storage only once, and cookies only on pages with code in two languages.
 */
import { CODE_VARIANT_KEY, DARK_DEVICE } from '../preferences/constants.ts';
import { schemesOfPage, showScheme } from '../preferences/show-scheme.ts';
import type { StoredName } from '../preferences/storage-key.ts';

const root = document.documentElement;
const { dataset } = root;
let storage: Storage | undefined;
let cookies = '';
try {
  if (dataset.code) cookies = document.cookie;
  storage = localStorage;
} catch {
  // Neither is available if the reader has blocked storage.
}
/** Returns the stored value if it is one of the known values. */
const stored = (name: StoredName | `color-scheme-${string}`, ...known: readonly string[]): string | undefined =>
  known.find((value) => value === storage?.getItem(`${dataset.site}-${name}`));

const mode = stored('mode', 'light', 'dark');
const resolved = mode ?? (matchMedia(DARK_DEVICE).matches ? 'dark' : 'light');
dataset.choice = mode ?? 'system';
showScheme(root, stored(`color-scheme-${resolved}`, ...schemesOfPage()) ?? resolved);
// There is no body yet; observers are called before it is painted.
new MutationObserver(() => document.body?.classList.add(dataset.mode ?? '')).observe(root, { childList: true });

const [, asked] = /\.(tsx|js)$/.exec(location.hash) ?? [];
const isJavaScript = asked ? asked === 'js' : cookies.split('; ').includes(`${CODE_VARIANT_KEY}=JS`);
dataset.code = isJavaScript ? 'JS' : 'TS';

const direction = stored('direction', 'ltr', 'rtl');
if (direction) {
  dataset.dir = root.dir;
  root.dir = direction;
}
const dense = stored('dense', 'true', 'false');
if (dense) {
  root.toggleAttribute('data-dense', dense === 'true');
}

const layout = stored('api', 'collapsed');
if (layout) {
  dataset.api = layout;
}

// Only pages of sites that need consent contain the question, which the browser may have answered.
const browser = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
const answer =
  storage?.getItem(`${dataset.site}-consent`) ?? (browser.globalPrivacyControl || browser.doNotTrack === '1');
if (!answer) {
  dataset.ask = '';
}

// Marks an island that is clicked before its script has loaded; see `islands/triggers/triggers.ts`.
onclick = (press) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is pressed is an element
  (press.target as Element).closest('button[data-island]')?.toggleAttribute('aria-busy', true);
// Opens search with `/` unless the focus is in a field. Until its script is there, the button keeps what is typed as its
// value, with which search opens. `false` keeps browsers from opening their own search.
onkeypress = ({ key, target }) => {
  const find = document.querySelector<HTMLButtonElement>('.find');
  if (find?.matches('[aria-busy]')) return !!key[1] || !(find.value += key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has the focus is an element
  return !find || key !== '/' || (target as Element).matches(':read-write') || (find.click(), false);
};
