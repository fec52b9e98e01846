import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';
import { makeOnce } from '../support/make-once.ts';
import { operateAll } from '../support/operate-controls.ts';
import { visit } from '../support/settle.ts';
import { serveSite } from '../support/site.ts';
import { buildSite, makeAdopter } from './support/adopter.ts';
import { compile } from './support/compile.ts';

const { newReader } = useReaders();

/** Values that show at the next opening or change, and what is only for forms and for the library's own animations. */
const AT_WORK = /^(?:default|auto|disable)[A-Z]|^(?:value|name|form|loop|step|dir|data-)/;

/** Adopters with variables of CSS and a polymorphic component, a provider and generic ones, parts and unions of props. */
describe.each([
  ['mantine', ['Button', 'Badge', 'TextInput', 'Switch', 'Progress']],
  ['antd', ['Button', 'Tag', 'Alert', 'Segmented', 'Select']],
  ['radix', ['Accordion', 'ToggleGroup', 'Tabs', 'Slider', 'Switch']],
] as const)('%s', (name, components) => {
  test('has five playgrounds whose controls work, and whose code compiles', async () => {
    const folder = await makeOnce(`adopter-${name}`, (place) => void buildSite(makeAdopter(name, place)));
    const site = await serveSite(path.join(folder, 'out'));
    try {
      const page = await (await newReader({ reducedMotion: 'reduce' })).newPage();
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      await visit(page, `${site.origin}/${name}/try/`);
      const outcomes = await operateAll(page);
      const found = outcomes.map((outcome) => outcome.name.replace(/\.?[pP]layground$/, ''));
      expect(found.toSorted()).toEqual([...components].toSorted());
      expect(said).toEqual([]);
      const seen = outcomes.flatMap((outcome) => outcome.seen);
      const unseen = outcomes.flatMap((outcome) => outcome.unseen.filter((prop) => !AT_WORK.test(prop)));
      expect(seen.length / (seen.length + unseen.length), unseen.join(' ')).toBeGreaterThanOrEqual(0.7);
      const modules = [...new Set(outcomes.flatMap(({ code }) => code))];
      expect(modules.length).toBeGreaterThanOrEqual(seen.length);
      expect(compile(folder, modules)).toBe('');
    } finally {
      await site.close();
    }
  });
});
