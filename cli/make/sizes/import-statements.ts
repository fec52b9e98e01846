import type { Project } from '../../../site/project/project.ts';
import { loadApis, openApis } from '../api/load-apis.ts';
import type { ApiName } from '../../../site/api/api-data.ts';
import { NO_APIS } from '../../../site/api/api-shelf.ts';

/**
 * Finds the import statements of components, as on their API pages: `import { Drawer } from 'vaul';` for
 * `Drawer.Content`. For a plain name, the main module is assumed to export it, and the bundler checks that; `undefined`
 * for a part that its owner lacks.
 */
export async function findImportStatements(
  project: Project,
  targets: readonly ApiName[],
): Promise<(target: ApiName) => string | undefined> {
  const hasTypes = project.tools.find('typescript') !== undefined;
  const { shelf, ready } = hasTypes ? loadApis(project, targets) : NO_TYPES;
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
