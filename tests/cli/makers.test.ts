import { expect, test } from 'vitest';
import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { makeTogether, type MadeTogether, type Maker } from '../../cli/make/maker.ts';
import { makeSite } from '../../cli/make/makers.ts';
import type { ScannedProject } from '../../cli/project/load-project.ts';
import type { Tell } from '../../cli/report/tell.ts';
import type { Found, Outcome } from '../../cli/system/base/outcome.ts';

const PAGES = ['/a', '/b'];
const SITE = {
  project: {} as ScannedProject,
  manifest: {
    sections: [],
    routes: Object.fromEntries(
      PAGES.map((pathname) => [pathname, { pathname, kind: 'page', file: `content${pathname}.md` }]),
    ),
  } as unknown as RouteManifest,
};

/** Listens to what is told; stops at errors. */
function listen() {
  const told: string[] = [];
  const tell: Omit<Tell, 'line'> = {
    step: (step) => void told.push(`step ${step ?? 'none'}`),
    note: (text) => void told.push(`note ${text}`),
    reads: (paths) => void told.push(`reads ${paths.join(' ')}`),
    async findings(_, { diagnostics }) {
      told.push(...diagnostics.map(({ message }) => `error ${message}`));
      return diagnostics.length === 0;
    },
  };
  return { told, tell };
}

/** Opens a maker of `kind`, and counts how often it makes anything. */
function openCounted(
  kind: string,
  outcome: Outcome<MadeTogether>,
): { readonly maker: Maker; readonly made: () => number } {
  let made = 0;
  const maker = makeTogether(
    SITE,
    async () => {
      made += 1;
      return outcome;
    },
    async (pathname) => [`content${pathname}.${kind}`],
  );
  return { maker, made: () => made };
}

const makes = (kind: string): Outcome<MadeTogether> => ({
  value: { partsOf: (pathname) => ({ made: { [kind]: pathname } }), notes: [`of ${kind}`] },
  findings: [],
  reads: [kind],
});

const mistake = (file: string): Found =>
  ({ code: 'demo-failed', severity: 'error', message: `in ${file}`, origin: { file } }) as unknown as Diagnostic;

test('a maker makes everything once, whichever pages ask for it, and each page gets its own', async () => {
  const { maker, made } = openCounted('demo', makes('demo'));
  expect(made()).toBe(0);
  const { told, tell } = listen();
  const site = await makeSite([{ step: 'making', makers: [maker] }], SITE, tell);
  expect(site?.parts).toEqual({ '/a': { made: { demo: '/a' } }, '/b': { made: { demo: '/b' } } });
  expect((await maker.page('/b')).value).toEqual({ made: { demo: '/b' } });
  expect(made()).toBe(1);
  expect(told).toEqual(['step making', 'reads demo', 'note of demo']);
});

test('what is wrong in the files of a page is found for this page', async () => {
  const findings = ['content/b.demo', 'content/a.md'].map(mistake);
  const { maker } = openCounted('demo', { findings, reads: [] });
  expect(await maker.page('/a')).toEqual({ value: undefined, findings: [findings[1]], reads: [] });
  expect((await maker.page('/b')).findings).toEqual([findings[0]]);
});

test('a maker that can make nothing is told alone, and nothing more is made', async () => {
  const fine = openCounted('fine', { ...makes('fine'), findings: [mistake('content/a.fine')] });
  const failed = openCounted('demo', { findings: [mistake('content/b.demo')], reads: ['content/b.demo'] });
  const later = openCounted('later', makes('later'));
  const { told, tell } = listen();
  const stages = [{ makers: [fine.maker, failed.maker] }, { step: 'later', makers: [later.maker] }];
  expect(await makeSite(stages, SITE, tell)).toBeUndefined();
  expect(told).toEqual(['reads fine content/b.demo', 'error in content/b.demo']);
  expect(later.made()).toBe(0);
});

test('if a maker throws, those beside it are at their end before it is told', async () => {
  const ended: string[] = [];
  const slow = makeTogether(SITE, async () => {
    await new Promise(setImmediate);
    ended.push('slow');
    return makes('slow');
  });
  const broken = makeTogether(SITE, async () => {
    throw new Error('no disk');
  });
  await expect(makeSite([{ makers: [broken, slow] }], SITE, listen().tell)).rejects.toThrow('no disk');
  expect(ended).toEqual(['slow']);
});
