import { loadApis, openApis } from '../api/load-apis.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { NO_APIS } from '../../site/api/api-shelf.ts';
import { findTool } from '../tools/find-tool.ts';

/**
 * Finds the statements that import components, as their API pages have them: `import { Drawer } from 'vaul';` for its
 * `Drawer.Content`. Where that cannot be known, as without TypeScript, the main module is taken at its word.
 */
export async function findImports(root: string, targets: readonly ApiName[]): Promise<(target: ApiName) => string> {
  const { shelf, ready } = findTool(root, 'typescript') === undefined ? NO_TYPES : loadApis(root, targets);
  await ready;
  const { read } = openApis({ ...NO_APIS, shelf });
  return (target) => {
    const [owner = ''] = target.name.split('.');
    return read(target)?.imports[0] ?? `import { ${owner} } from ${JSON.stringify(target.package)};`;
  };
}

const NO_TYPES = { shelf: {}, ready: Promise.resolve([]) };
