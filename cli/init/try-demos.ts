import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { firstLineOf, messageOf } from '../system/base/failure.ts';
import type { Project } from '../../site/project/project.ts';
import { toPathname } from '../../engine/address/pathname.ts';
import { findDemoPages, type DemoManifest } from '../make/demos/source/demo-pages.ts';
import { describeDemos } from '../make/demos/describe-demos.ts';
import { crashesIn, renderTasks } from '../make/demos/render/render-tasks.ts';
import { EDITS_FOLDER } from '../system/unfinished-edits.ts';
import { tryRemove } from '../system/files/file-system.ts';
import { ownName } from '../system/files/leftovers.ts';
import type { ShownComponent } from './read-library.ts';
import { demoFile, providerFile, type SitePlan } from './site-files.ts';

/** What brings styles and scripts, or is no element. */
const UNSEEN = /<(style|script|template)\b.*?<\/\1>|<!--.*?-->|<link\b[^>]*>/gs;
const ELEMENT = /<[a-z]/;
const TEXT = /(?:^|>)[^<]*[^<\s]/;
/** Looks like something without any text; a button without text is an empty box. */
const CONTROL = /<(?:input|select|textarea|meter|progress)\b/;

/** What a module that wraps demos has to show. */
const PROBE = 'docs-nav-probe';

/**
 * Renders the demos that a site could have of some components; returns why each cannot be shown, in words:
 * `it throws: …`. If nothing can be rendered yet, no fault is known.
 */
export async function tryDemos(
  project: Project,
  plan: SitePlan,
  components: readonly ShownComponent[],
): Promise<readonly (string | undefined)[]> {
  if (project.tools.find('vite') === undefined || project.packages.find('react-dom') === undefined)
    return components.map(() => undefined);
  // In the project, as it will be, so that imports lead to the same modules; Git ignores it.
  const content = posix.join(EDITS_FOLDER, ownName('init'));
  const provider = providerFile(plan, content);
  const tried = components.map((component, at) => demoFile(plan.library, component, `${content}/${at}`));
  const probe = { path: `${content}/probe/Probe.tsx`, content: `export default () => '${PROBE}';\n` };
  const demos = [...tried, ...(plan.wrapper === undefined ? [] : [probe])];
  try {
    for (const { path, content: text } of [...demos, ...(provider === undefined ? [] : [provider])]) {
      mkdirSync(join(project.root, posix.dirname(path)), { recursive: true });
      writeFileSync(join(project.root, path), text);
    }
    const routes = demos.map(
      ({ path }, at) =>
        [
          `${at}`,
          {
            pathname: toPathname(`/${at}`),
            title: '',
            section: '',
            file: `${posix.dirname(path)}/index.md`,
            asks: [{ kind: 'demo', ask: { src: posix.basename(path) } }],
          },
        ] as const,
    );
    const manifest: DemoManifest = {
      site: { languages: [] },
      sections: [{ id: '', ...(provider === undefined ? {} : { demoProvider: provider.path }) }],
      routes: Object.fromEntries(routes),
    };
    const found = await findDemoPages(project, manifest);
    const context = describeDemos({ ...project, found, manifest, content, base: '/', isDev: false });
    const { answers } = await renderTasks(
      context,
      found.map((unit) => ({ unit })),
    );
    const shown = answers.map((answer) => ('html' in answer ? Object.values(answer.html).join('') : undefined));
    // Without what it needs, it may show a mistake in the place of every demo.
    if (demos.length > tried.length && shown.at(-1)?.includes(PROBE) !== true)
      return tried.map(() => `\`${plan.wrapper}\` does not show what is in it`);
    return tried.map(({ path }, at) => {
      const html = shown[at]?.replaceAll(UNSEEN, '');
      if (html === undefined) {
        const crashes = crashesIn(answers);
        const crash = crashes.find((known) => known.path === path) ?? crashes.at(-1);
        return `it throws: ${firstLineOf(crash?.message ?? '')}`;
      }
      if (!ELEMENT.test(html)) return 'it puts out no element';
      return TEXT.test(html) || CONTROL.test(html) ? undefined : 'it shows neither text nor a form control';
    });
  } catch (error) {
    return components.map(() => `it cannot be compiled: ${firstLineOf(messageOf(error))}`);
  } finally {
    rmSync(join(project.root, content), { recursive: true, force: true });
    tryRemove(join(project.root, EDITS_FOLDER));
  }
}
