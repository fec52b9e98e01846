import { createElement } from './create-element.ts';
import { eachPage } from './each-page.ts';
import { whenPainted } from './moments.ts';

/** Loads the stylesheets that a page does not need for its first paint, such as that of an icon font. */
export function startLateStylesheets(): void {
  eachPage(() => {
    for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="docs-nav-late-stylesheet"]')) {
      if (!document.querySelector(`link[href="${CSS.escape(content)}"]`)) {
        whenPainted(() => document.head.append(createElement('link', { rel: 'stylesheet', href: content })));
      }
    }
  });
}

const added = new Set<string>();

/** Adds a stylesheet that came with a script to the page, once. */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
