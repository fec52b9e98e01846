import { expect, onTestFinished, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { compileProject } from '../../cli/build/prepare/compile-project.ts';
import { openDemoMaker } from '../../cli/make/demo-maker.ts';
import type { MakerSite } from '../../cli/make/maker.ts';
import type { PlaygroundMaker } from '../../cli/make/playground-maker.ts';
import { scanProject } from '../../cli/project/load-project.ts';
import { PHASES, type PhaseNote } from '../../cli/system/base/timed.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { eachKitProject } from './support/kit-project.ts';

const project = eachKitProject();

/** Opens the maker of demos of the project, whose playgrounds are known when `describe` is called. */
async function openDemos() {
  const scanned = await scanProject(projectAt(project.root), { isBuild: true });
  const compiled = await compileProject(scanned);
  if (!compiled.ok) throw new Error('It has no mistakes.');
  const manifest: RouteManifest = compiled.manifest;
  const site: MakerSite = { project: scanned, manifest, mode: 'build', base: '' };
  let describe = () => {};
  const known = new Promise<void>((resolve) => (describe = resolve));
  const playgrounds = { sources: () => known.then(() => new Map()) } as unknown as PlaygroundMaker;
  return { demos: openDemoMaker(site, playgrounds), describe };
}

/** Counts the bundles that are made from now on, by kind. */
function countBundles(): (kind: string) => number {
  const notes: PhaseNote[] = [];
  const take = (note: unknown) => void notes.push(note as PhaseNote);
  PHASES.subscribe(take);
  onTestFinished(() => void PHASES.unsubscribe(take));
  return (kind) => notes.filter(({ phase, waitsFor }) => phase === kind && !waitsFor).length;
}

test('demos that need no description are made while others wait for theirs, and not again', async () => {
  project.put({ 'content/lib/plain.md': '# Plain\n\n::demo{src="Check.playground.tsx" controls="kit/Check"}\n' });
  project.put({ 'content/lib/Check.playground.tsx': 'export default function Check() {\n  return <b>Check</b>;\n}\n' });
  const { demos, describe } = await openDemos();
  const count = countBundles();
  demos.begin();
  await demos.settle();
  // The provider and the page with a counter.
  expect([count('bundles: server'), count('bundles: unit')]).toEqual([1, 2]);
  describe();
  const { value, findings } = await demos.site();
  expect(findings).toEqual([]);
  expect(value?.hasDemos).toBe(true);
  const htmlOf = async (pathname: string) => JSON.stringify((await demos.page(pathname)).value?.made);
  expect(await htmlOf('/lib/counter')).toContain('Clicked');
  expect(await htmlOf('/lib/plain')).toContain('<b>Check</b>');
  // The module that hydrates demos, and the page whose controls were not known.
  expect([count('bundles: server'), count('bundles: unit')]).toEqual([2, 4]);
});

test('nothing is begun for demos that need not wait', async () => {
  const { demos, describe } = await openDemos();
  describe();
  const count = countBundles();
  demos.begin();
  await demos.settle();
  expect(count('bundles: server')).toBe(0);
  await demos.site();
  expect(count('bundles: server')).toBe(1);
});
