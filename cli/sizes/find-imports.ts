import { loadApis, openApis } from '../api/load-apis.ts';
import type { ApiName } from '../../site/api/api-data.ts';
import { NO_APIS } from '../../site/api/api-shelf.ts';
import { findTool } from '../tools/find-tool.ts';

/**
 * Finds the statements that import components, as their API pages have them: `import { Drawer } from 'vaul';` for its
 * `Drawer.Content`. Where the bundler will know better, as it does of a plain name, the main module is taken at its word;
 * `undefined` for a part that its owner does not have.
 */
export async function findImports(
  root: string,
  targets: readonly ApiName[],
): Promise<(target: ApiName) => string | undefined> {
  const hasTypes = findTool(root, 'typescript') !== undefined;
  const { shelf, ready } = hasTypes ? loadApis(root, targets) : NO_TYPES;
  await ready;
  const { read } = openApis({ ...NO_APIS, shelf });
  return (target) => {
    const [statement] = read(target)?.imports ?? [];
    const [owner = '', ...parts] = target.name.split('.');
    if (statement !== undefined || (hasTypes && parts.length > 0)) return statement;
    return `import { ${owner} } from ${JSON.stringify(target.package)};`;
  };
}

const NO_TYPES = { shelf: {}, ready: Promise.resolve([]) };
