import { SITE_FILE } from '../../engine/text/project-files.ts';
import { Failure } from '../system/base/failure.ts';
import { NOT_RUN, type LoadedProject } from '../project/load-project.ts';
import { openTexts } from '../make/features/page-texts.ts';
import { isBehind, openIndex } from './open-commit.ts';
import { readCommit, readChanged } from './read-commit.ts';

/**
 * Returns a project as it is staged instead of as it is on disk: what the next commit will contain, without what is only
 * half done. Findings are shown in the staged text.
 */
export async function stagedProject(project: LoadedProject): Promise<LoadedProject> {
  const index = await openIndex(project);
  if (!index.files.has(SITE_FILE) && !isBehind(index, SITE_FILE))
    throw new Failure(`The project is not staged: the index has no ${SITE_FILE}.`, 'stage it with `git add nav`');
  const input = await readCommit(project, index, 'the index');
  const { texts, before } = await readChanged(project, index);
  const staged = { ...project, readSource: before };
  const { ownRules = [] } = input.navigation?.site ?? {};
  if (ownRules.length === 0) return { ...staged, input };
  if (project.trust !== 'all') return { ...staged, input: { ...input, ownRules: NOT_RUN } };
  const { openOwnRules } = await import('../make/features/own-rules.ts');
  const rules = await openOwnRules(project, ownRules, input.nav);
  return {
    ...staged,
    input: { ...input, ownRules: await rules.check(input, openTexts(project, project.hashPages(), texts)) },
  };
}
