import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { projectAt } from '../../cli/system/project-at.ts';
import { findFaultsOf } from '../../cli/make/demos/source/find-faults.ts';
import { readShown } from '../../cli/make/demos/source/shown-modules.ts';
import { tellFaults } from '../../cli/make/demos/problems/tell-faults.ts';
import { placeInNav } from '../../cli/make/features/place-in-nav.ts';
import { tellMissing } from '../../cli/project/load-project.ts';
import { asksOf } from '../../engine/manifest/asks.ts';
import { findPackageMistakes } from '../../cli/make/demos/source/find-package-mistakes.ts';
import { intakeSettings, readFrontMatter, readNavigation, type ProjectInput, type SourceFile, type MissingTool, type UnreadableFile } from '../../engine/index.ts';
import { packagesOf, type PackagesText } from '../engine/support/project.ts';
import { FEATURES, directiveNames, withBuiltIn } from '../../site/features/index.ts';
import { contentPathname, isPageFile, pageFormat } from '../../engine/address/page-file.ts';
import { BASELINE_FILE, SITE_FILE } from '../../engine/text/project-files.ts';
import { WORD_GROUPS } from '../../site/words/words.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';

/** A project of a fixture folder, without cache; `settings.json` contains what files cannot say. */
export interface Fixture {
  readonly input: ProjectInput;
  /** Text of a file by its path in the folder. */
  readonly sources: (file: string) => string | undefined;
}

type Settings = PackagesText & Partial<Pick<ProjectInput, 'today' | 'unreadable' | 'foldersOutside' | 'ownRules'>> & {
  readonly missingTools?: readonly MissingTool[];
  /** Whether translations of the interface are checked, too. */
  readonly words?: boolean;
  /** Paths of files that nothing reads. */
  readonly besideNavigation?: readonly string[];
};

/** Reads `nav/`, `content/` and `settings.json` of a folder. */
export function readFixture(folder: string): Fixture {
  const settings = (existsSync(path.join(folder, 'settings.json')) ? JSON.parse(readFileSync(path.join(folder, 'settings.json'), 'utf8')) : {}) as Settings;
  const { words, besideNavigation = [], missingTools = [], packages, components, ...rest } = settings;
  const unreadable: UnreadableFile[] = [...(settings.unreadable ?? [])];
  const texts = new Map<string, string>();
  for (const file of [...filesBelow(folder, 'nav'), ...filesBelow(folder, 'content')]) {
    const bytes = readFileSync(path.join(folder, file));
    if (isUtf8(bytes)) texts.set(file, bytes.toString('utf8').replace(/^\uFEFF/, ''));
    else unreadable.push({ path: file, cause: 'not-utf-8', size: bytes.length, text: bytes.toString('latin1') });
  }
  const files: readonly SourceFile[] = Array.from(texts, ([file, text]) => ({ path: file, text }));
  const nav = files.filter((file) => file.path === SITE_FILE || isRightIn('nav/sections', file));
  const reading = intakeSettings(readNavigation(nav, unreadable, FEATURES).site.info, FEATURES);
  const content = files.filter((file) => file.path.startsWith('content/'));
  const pages = content
    .filter((file) => isPageFile(file.path))
    .map((file) => ({ path: file.path, pathname: contentPathname(file.path.slice('content'.length)), facts: readFrontMatter(readFacts(file.text, { format: pageFormat(file.path), settings: reading })) }));
  const modules = content.filter((file) => /\.tsx?$/.test(file.path)).map((file) => file.path);
  const parts = pages.flatMap(({ facts }) => asksOf({ asks: facts.parts ?? [] }, 'demo').map(({ ask }) => ({ src: String(ask['src']) })));
  const { site } = readNavigation(nav, []);
  const named = { modules, parts, providers: [], components: [], own: site.ownComponents.map((own) => ({ ...own, at: placeInNav(own.span, nav) })), hasMode: site.info.demoMode !== undefined };
  const project = projectAt(folder);
  const shown = readShown(project, named);
  const findings = [...tellFaults(findFaultsOf(project, shown), named), ...findPackageMistakes(project, shown, { pages, documented: [] }), ...tellMissing(missingTools)];
  return {
    sources: (file) => texts.get(file),
    input: {
      nav: [...nav, ...files.filter((file) => isRightIn('nav/translations', file) || file.path === BASELINE_FILE), ...besideNavigation.map((file) => ({ path: file, text: texts.get(file) ?? '' }))],
      pages,
      assets: content.filter((file) => !/\.(?:mdx?|tsx?)$/.test(file.path)).map((file) => file.path.slice('content'.length)),
      modules,
      replacements: directiveNames(withBuiltIn()),
      findings,
      builtIn: FEATURES, packages: packagesOf({ packages, components }),
      today: '2026-11-20',
      ...rest,
      words: words === true ? WORD_GROUPS : [],
      unreadable,
    },
  };
}

function isRightIn(folder: string, { path: file }: SourceFile): boolean {
  return path.posix.dirname(file) === folder;
}

function filesBelow(folder: string, below: string): readonly string[] {
  if (!existsSync(path.join(folder, below))) return [];
  return readdirSync(path.join(folder, below), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}
