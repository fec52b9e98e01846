import { OWN_PAGE } from '../feature/own-components.ts';
import { partKey } from '../feature/part-key.ts';
import type { Pathname } from '../address/pathname.ts';
import type { NavNode, NavSection, PageModule } from './navigation.ts';

/** A page that is a component of the project. */
export interface ModulePage extends PageModule {
  readonly pathname: Pathname;
  /** `partKey` of what it asks. */
  readonly key: string;
}

/** Lists the pages of sections that are components of the project. */
export function listModulePages(sections: readonly Pick<NavSection, 'nodes'>[]): readonly ModulePage[] {
  const found: ModulePage[] = [];
  const visit = (nodes: readonly NavNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'page') {
        if (node.module !== undefined)
          found.push({ pathname: node.pathname, key: partKey(OWN_PAGE, node.shows ?? { ask: {} }), ...node.module });
      } else if (node.kind !== 'link') visit(node.children);
    }
  };
  for (const { nodes } of sections) visit(nodes);
  return found;
}
