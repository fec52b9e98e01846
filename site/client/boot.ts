/*
 * Runs inline in <head> before the first paint, so that no page ever flashes in the wrong colours, direction or size.
 * Every page carries it and the script policy holds its hash. That is why it is short, and says once more in little
 * what `preferences/parse-preference.ts` says; tests hold the two together.
 */
import { CODE_VARIANT_KEY, DARK_DEVICE } from '../preferences/constants.ts';
import { showScheme } from '../preferences/show-scheme.ts';
import { storageKey, type StoredName } from '../preferences/storage-key.ts';

const root = document.documentElement;
const attempt = (read: () => string | null): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
const stored = (name: StoredName, end = ''): string | null => attempt(() => localStorage.getItem(storageKey(name) + end));

const findScheme = (name: string | null): string | undefined =>
  name === 'light' || name === 'dark' ? name : undefined;

const mode = findScheme(stored('mode'));
const resolved = mode ?? (matchMedia(DARK_DEVICE).matches ? 'dark' : 'light');
root.dataset.choice = mode ?? 'system';
showScheme(root, findScheme(stored('color-scheme', `-${resolved}`)) ?? resolved);

const [, asked] = /\.(tsx|js)$/.exec(location.hash) ?? [];
const cookies = attempt(() => document.cookie)?.split('; ');
const isJavaScript = asked ? asked === 'js' : cookies?.includes(`${CODE_VARIANT_KEY}=JS`);
root.dataset.code = isJavaScript ? 'JS' : 'TS';

const direction = stored('direction');
if (direction === 'ltr' || direction === 'rtl') {
  root.dataset.dir = root.dir;
  root.dir = direction;
}
const dense = stored('dense');
if (dense === 'true' || dense === 'false') {
  root.toggleAttribute('data-dense', dense === 'true');
}

const layout = stored('api');
if (layout === 'expanded' || layout === 'collapsed') {
  root.dataset.api = layout;
}
