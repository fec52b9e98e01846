/*
 * Runs inline in <head> before the first paint, so that no page ever flashes in the wrong colours, direction or size.
 * Every page carries it and the script policy holds its hash. That is why it is short, and says once more in little
 * what `preferences/parse-preference.ts` says; tests hold the two together.
 */
import {
  API_LAYOUT_KEY,
  CODE_VARIANT_KEY,
  COLOR_SCHEME_KEY,
  DARK_DEVICE,
  DENSE_KEY,
  DIRECTION_KEY,
  MODE_KEY,
} from '../preferences/constants.ts';
import { showScheme } from '../preferences/show-scheme.ts';

const root = document.documentElement;
const attempt = (read: () => string | null): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
const stored = (key: string): string | null => attempt(() => localStorage.getItem(key));

const findScheme = (name: string | null): string | undefined =>
  name === 'light' || name === 'dark' ? name : undefined;

const mode = findScheme(stored(MODE_KEY));
const resolved = mode ?? (matchMedia(DARK_DEVICE).matches ? 'dark' : 'light');
root.dataset.choice = mode ?? 'system';
showScheme(root, findScheme(stored(`${COLOR_SCHEME_KEY}-${resolved}`)) ?? resolved);

const [, asked] = /\.(tsx|js)$/.exec(location.hash) ?? [];
const cookies = attempt(() => document.cookie)?.split('; ');
const isJavaScript = asked ? asked === 'js' : cookies?.includes(`${CODE_VARIANT_KEY}=JS`);
root.dataset.code = isJavaScript ? 'JS' : 'TS';

const direction = stored(DIRECTION_KEY);
if (direction === 'ltr' || direction === 'rtl') {
  root.dataset.dir = root.dir;
  root.dir = direction;
}
root.toggleAttribute('data-dense', stored(DENSE_KEY) === 'true');

const layout = stored(API_LAYOUT_KEY);
if (layout === 'expanded' || layout === 'collapsed') {
  root.dataset.api = layout;
}
