import type { Look } from './messages.ts';

/** Variables of the page that its demos' own box is drawn with. */
const TOKENS = ['--dn-paper', '--dn-ink', '--dn-line'];

/** Reads how the page looks around a figure. */
export function readLook(figure: HTMLElement): Look {
  const { documentElement: root } = document;
  const { mode, scheme, modeClass, modeAttribute, demos } = root.dataset;
  const styles = getComputedStyle(root);
  const resolved = mode === 'dark' ? 'dark' : 'light';
  return {
    mode: resolved,
    scheme: scheme ?? resolved,
    direction: root.dir === 'rtl' ? 'rtl' : 'ltr',
    dense: root.hasAttribute('data-dense'),
    language: root.lang,
    styles: {
      ...Object.fromEntries(TOKENS.map((token) => [token, styles.getPropertyValue(token)])),
      '--dn-font': getComputedStyle(figure).font,
    },
    ...(modeClass === undefined ? {} : { modeClass }),
    ...(modeAttribute === undefined ? {} : { modeAttribute }),
    ...(demos === undefined ? {} : { only: demos }),
    wide: figure.dataset.wide !== undefined,
    fill: figure.querySelector('.demo-stage[data-fill]') !== null,
  };
}

/** Calls the listener whenever the page looks different. */
export function onLookChange(listener: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-mode', 'data-dense', 'dir'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
