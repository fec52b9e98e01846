import { join } from 'node:path';
import type { DemoSite } from '../../../../site/demos/demo-tree.tsx';
import { runtimeFile, type Entry } from '../bundle/bundle-demos.ts';

/** The module with everything that the edited demos of a section can import. */
export interface LiveEntry {
  /** Absolute path of the project. */
  readonly root: string;
  readonly site: DemoSite;
  /** Path of the section's provider from the root. */
  readonly provider: string | undefined;
  /** Ids of modules, as demos import them. */
  readonly ids: readonly string[];
  /** Ids of modules that are files, with their absolute paths. */
  readonly files: Readonly<Record<string, string>>;
}

/** Makes the module, which exports `modules` by id, and `live`, which shows a component in the section's provider. */
export function liveEntry({ root, site, provider, ids, files }: LiveEntry): Entry {
  const modules = [...ids.map((id) => [id, id] as const), ...Object.entries(files)];
  const imports = modules.map(([, from], at) => `import * as m${at} from ${JSON.stringify(from)};\n`).join('');
  const names = modules.map(([id], at) => `${JSON.stringify(id)}: m${at}`).join(', ');
  const wrapper =
    provider === undefined
      ? 'const Provider = undefined;\n'
      : `import Provider from ${JSON.stringify(join(root, provider))};\n`;
  return {
    name: 'live',
    code: `import { createLive } from ${JSON.stringify(runtimeFile('live'))};\n${wrapper}${imports}export const live = createLive(${JSON.stringify(site)}, Provider);\nexport const modules = { ${names} };\n`,
  };
}
