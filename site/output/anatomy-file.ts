import { namedParts } from '../api/named-parts.ts';
import type { KnownParts } from '../islands/demo/anatomy/known-parts.ts';
import type { PlannedContent } from '../pages/context/planned-file.ts';
import type { SiteContext } from '../pages/context/site-context.ts';

/** Plans the file from which browsers know the parts of components in demos, if a page about a component opens with one. */
export function planAnatomy(context: SiteContext, hashOf: (text: string) => string): readonly PlannedContent[] {
  const { apis, manifest } = context;
  const isUsed = Object.values(manifest.routes).some(
    ({ component, openingDemo }) => component !== undefined && openingDemo !== undefined,
  );
  if (!isUsed) return [];
  const described = Object.entries(apis.shelf).map(([target, { key }]) => [target, key]);
  return [{ path: '_nav/anatomy.json', key: hashOf(JSON.stringify(described)), render: () => renderAnatomy(context) }];
}

function renderAnatomy({ apis }: SiteContext): string {
  const known: Record<string, KnownParts[string]> = {};
  for (const target of Object.keys(apis.shelf)) {
    const [owner = '', name = ''] = target.split(' ');
    const parts = namedParts(apis.read({ package: owner, name }));
    if (Object.keys(parts).length > 0) known[owner] = { ...known[owner], [name]: parts };
  }
  return JSON.stringify(known satisfies KnownParts);
}
