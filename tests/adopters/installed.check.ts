import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { useReaders } from '../support/browser.ts';
import { makeOnce } from '../support/make-once.ts';
import { startPreview, type Preview } from '../support/preview.ts';
import { buildSite, INSTALLED_ADOPTERS, makeAdopter } from './support/adopter.ts';
import { lookAtDemos } from './support/look-at-demos.ts';

const { newReader } = useReaders();

describe.each(INSTALLED_ADOPTERS.map((name, at) => [name, `http://127.0.0.1:${41_980 + at}`] as const))('%s', (name, address) => {
  let preview: Preview;
  let pages: readonly string[];
  beforeAll(async () => {
    const folder = await makeOnce(`adopter-${name}`, (place) => void buildSite(makeAdopter(name, place)));
    pages = readdirSync(path.join(folder, 'content', name));
    preview = await startPreview(path.join(folder, 'out'), address);
  });
  afterAll(() => preview?.close());

  test.each(['light', 'dark'] as const)('its demos are alive in %s mode, styled by the server, and keep to themselves', async (mode) => {
    for (const page of pages) {
      const { names, alive, jumped, leaks, messages } = await lookAtDemos(newReader, `${address}/${name}/${page}/`, mode);
      expect(alive, page).toEqual(names);
      expect(leaks, page).toEqual([]);
      expect(messages, page).toEqual([]);
      expect(Object.entries(jumped).filter(([, part]) => part > 0.01), page).toEqual([]);
    }
  });
});
