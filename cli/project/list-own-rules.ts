import type { OwnRules } from '../../engine/index.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import { Failure } from '../system/base/failure.ts';
import { declareVariables, projectAt } from '../system/project-at.ts';
import { readSources } from '../system/files/read-files.ts';
import { findProject } from './find-project.ts';
import { readProjectNavigation } from './read-navigation.ts';

/** Lists what the own rules of the project around a folder declare; nothing if there is no project. */
export async function listOwnRules(cwd: string): Promise<Pick<OwnRules, 'definitions' | 'failed'>> {
  const root = await findProject(cwd).catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  if (root === undefined) return { definitions: [], failed: [] };
  const project = projectAt(root);
  const nav = readSources(root, [SITE_FILE], []);
  const { site } = readProjectNavigation(project, nav, [], new Map());
  if (site.ownRules.length === 0) return { definitions: [], failed: [] };
  const { openOwnRules } = await import('../make/features/own-rules.ts');
  return (await openOwnRules(declareVariables(project, site.info.demoEnvironment), site.ownRules, nav)).declared;
}
