import { API_SCHEMA_VERSION, type ApiDataFile, type ApiIndexEntry } from '../api/api-file.ts';
import apiSchema from '../api/api.schema.json' with { type: 'json' };
import { shelfKey } from '../api/api-shelf.ts';
import { hrefOf, type SiteContext } from '../pages/context/site-context.ts';
import type { PlannedContent } from '../pages/context/planned-file.ts';

/** Folder of the data that API pages are made from. */
const FOLDER = '_nav/api';

/** Name of the JSON Schema in that folder; a version keeps its name. */
const SCHEMA = `schema-${API_SCHEMA_VERSION}.json`;

/** Plans the data of API pages for programs: a file for each export, their list, and the schema of both. */
export function planApiFiles(context: SiteContext, hashOf: (text: string) => string): readonly PlannedContent[] {
  const { apis } = context;
  const listed = listExports(context);
  if (listed.length === 0) return [];
  const write = (file: ApiDataFile) => JSON.stringify(file);
  return [
    { path: `${FOLDER}/${SCHEMA}`, key: hashOf(JSON.stringify(apiSchema)), render: () => JSON.stringify(apiSchema) },
    {
      path: `${FOLDER}/index.json`,
      key: hashOf(JSON.stringify(listed)),
      render: () => write({ $schema: SCHEMA, schemaVersion: API_SCHEMA_VERSION, exports: listed }),
    },
    ...listed.map(({ file, page, ...target }): PlannedContent => ({
      path: `${FOLDER}/${file}`,
      key: hashOf(JSON.stringify([apis.shelf[shelfKey(target)]?.key, page, API_SCHEMA_VERSION])),
      render() {
        const entry = apis.read(target);
        // The build reports missing descriptions before it renders anything.
        if (entry === undefined) throw new Error(`There is no description of ${shelfKey(target)}.`);
        const $schema = `${'../'.repeat(file.split('/').length - 1)}${SCHEMA}`;
        return write({ $schema, schemaVersion: API_SCHEMA_VERSION, ...(page ? { page } : {}), export: entry });
      },
    })),
  ];
}

function listExports(context: SiteContext): readonly ApiIndexEntry[] {
  const { shelf, places } = context.apis;
  return Object.entries(shelf).map(([key, { version }]): ApiIndexEntry => {
    const [owner = '', name = ''] = key.split(' ');
    const place = places[key];
    return {
      package: owner,
      ...(version === undefined ? {} : { version }),
      name,
      file: `${owner}@${version ?? 'local'}/${name}.json`,
      ...(place === undefined ? {} : { page: hrefOf(context, place.pathname, place.hash) }),
    };
  });
}
