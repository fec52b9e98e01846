import type { Route } from '../../engine/manifest/manifest.ts';
import { shelfKey } from '../api/api-shelf.ts';
import { fillText } from '../browser/page-language.ts';
import type { ComponentHeader } from '../frame/page/page-tools.ts';
import { drawCode } from '../markdown/render/render-code.ts';
import type { Wording } from '../words/words.ts';
import { hrefOf, type ComponentSize, type SiteContext } from './context/site-context.ts';

/** Facts about a page's component; its documentation is the first link. */
interface ComponentFacts extends Omit<ComponentHeader, 'code'> {
  /** Import statement. */
  readonly import: string;
}

/** Returns the facts about a page's component for its HTML. */
export function componentHeaderOf(route: Pick<Route, 'component'>, context: SiteContext): ComponentHeader | undefined {
  const facts = componentFactsOf(route, context);
  return facts && { ...facts, code: drawCode(facts.import, 'js') };
}

/** Returns the package, import, size and links of a page's component. */
export function componentFactsOf(
  { component }: Pick<Route, 'component'>,
  context: SiteContext,
): ComponentFacts | undefined {
  if (component === undefined) return undefined;
  const { words } = context.wording;
  const place = context.apis.places[shelfKey(component)];
  const entry = context.apis.read(component);
  const size = context.sizes[shelfKey(component)];
  const link = (title: string, href: string | undefined) => (href === undefined ? [] : [{ title, href }]);
  return {
    package: component.package,
    import: entry?.imports[0] ?? `import { ${component.name} } from '${component.package}';`,
    ...(size === undefined ? {} : { size: saySize(size, context.wording) }),
    links: [
      ...link(fillText(words.apiTitle, { name: component.name }), place && hrefOf(context, place.pathname, place.hash)),
      ...link(words.componentSource, component.source),
      ...link(words.componentPattern, component.pattern),
      ...(component.links ?? []),
    ],
  };
}

/** Says the size of a component: in short, and with what it includes. */
export function saySize(
  { bytes, without }: ComponentSize,
  { words, language }: Wording,
): { readonly short: string; readonly whole: string } {
  const size = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 2 }).format(
    bytes / 1000,
  );
  const packages = new Intl.ListFormat(language, { type: 'conjunction' }).format(without);
  return {
    short: size,
    whole:
      without.length === 0
        ? fillText(words.componentSizeAlone, { size })
        : fillText(words.componentSizeWithout, { size, packages }),
  };
}
