import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { openPlaygroundMaker } from '../../cli/make/playground-maker.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import type { ScannedProject } from '../../cli/project/load-project.ts';
import type { ApiMember, ComponentApi } from '../../site/api/api-data.ts';
import { makeFolder, putFiles } from '../cli/support/folder.ts';

const PROPS: readonly ApiMember[] = [
  { name: 'active', type: 'boolean' },
  { name: 'busy', type: 'boolean' },
];

const component = (props: readonly ApiMember[]): ComponentApi => ({
  kind: 'component',
  package: 'kit',
  name: 'Chip',
  imports: ["import { Chip } from 'kit';"],
  guides: [],
  props,
  hasAttributes: false,
  slots: [],
  classes: [],
});

const DEMO = "import { Chip } from 'kit';\n\nexport default (props) => <Chip {...props} />;\n";

/** A page with a demo, the playground of a component and one of a file, which are made as often as `make` is called. */
function makeProject() {
  const root = makeFolder({ 'content/chip.md': '# Chip\n', 'content/Use.tsx': DEMO, 'content/Try.tsx': DEMO });
  mkdirSync(path.join(root, 'node_modules'));
  return async ({ state = 'one', preset = 'active', frame = undefined as string | undefined, props = PROPS } = {}) => {
    const manifest = {
      site: {},
      sections: [{ id: 'kit' }],
      routes: {
        '/chip': {
          pathname: '/chip',
          section: 'kit',
          file: 'content/chip.md',
          asks: [
            { kind: 'demo', ask: { src: 'Use.tsx' } },
            { kind: 'demo', ask: { src: 'Try.tsx', controls: 'kit/Chip', ...(frame === undefined ? {} : { frame }) } },
            { kind: 'playground', ask: { package: 'kit', name: 'Chip', preset } },
          ],
        },
      },
    } as unknown as RouteManifest;
    let read = 0;
    const described = {
      shelf: { 'kit Chip': { key: state, file: '', version: '1.0.0' } },
      ready: Promise.resolve([]),
      read: () => ((read += 1), component(props)),
    };
    const project = { ...projectAt(root), readInput: () => ({}) } as unknown as ScannedProject;
    const maker = openPlaygroundMaker({ project, manifest, mode: 'build', base: '' }, described);
    const { findings } = await maker.site();
    const sources = [...(await maker.sources()).values()];
    const controls = sources.map(({ shown }) => shown.controls.map(({ name }) => name).join(' '));
    return {
      sources,
      controls,
      read,
      findings,
      edit: (file: string, text: string) => putFiles(root, { [file]: text }),
    };
  };
}

test('playgrounds of an earlier run are taken as they were, without reading a description', async () => {
  const make = makeProject();
  const first = await make();
  expect(first.read).toBe(2);
  expect(first.controls).toEqual(['active busy', 'active busy']);
  expect(await make()).toMatchObject({ read: 0, sources: first.sources });
});

test('a playground is made again once anything has changed that it is made from', async () => {
  const make = makeProject();
  const { edit } = await make();
  edit('content/Use.tsx', DEMO.replace('<Chip', '<Chip busy'));
  expect(await make()).toMatchObject({ read: 2, controls: ['busy active', 'busy active'] });
  edit('content/Try.tsx', `${DEMO}export const controls = { without: ['busy'] };\n`);
  expect((await make()).controls).toEqual(['busy active', 'active']);
  const other = await make({ preset: '!active' });
  expect(other.read).toBe(1);
  expect(other.sources[0]?.props).toEqual({});
  const [active = { name: '', type: '' }] = PROPS;
  expect((await make({ state: 'two', props: [active] })).controls[0]).toBe('active');
});

test('what is wrong with a playground is told each time', async () => {
  const make = makeProject();
  await make();
  for (let round = 0; round < 2; round++) {
    const { findings, controls } = await make({ frame: '300' });
    expect(findings).toEqual([
      expect.objectContaining({ message: 'A demo in a document of its own has no controls.' }),
    ]);
    expect(controls).toHaveLength(1);
  }
});
