import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { operateAll, type Outcome } from '../support/operate-controls.ts';
import { visit } from '../support/settle.ts';

const browsing = browse('reference');

/** Props whose effect cannot be seen at rest, whatever their value: ripples, focus, uncontrolled values. */
const AT_WORK = /^(?:disable|center|focus)\w*(?:Ripple|Focus|Swap)|^(?:default|auto)[A-Z]|^(?:value|page)$/;

test.each([
  ['material-ui', 60],
  ['joy-ui', 20],
] as const)(
  'on %s, at least %i components have a playground whose controls work, with nothing in the console',
  async (section, least) => {
    const { out, origin } = browsing.site;
    const pages = readdirSync(path.join(out, section), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('react-'))
      .filter((name) =>
        readFileSync(path.join(out, section, name, 'index.html'), 'utf8').includes('feature-playground'),
      );
    const reader = await browsing.newReader({ reducedMotion: 'reduce' });
    const outcomes: Outcome[] = [];
    const said: string[] = [];
    for (const name of pages) {
      const page = await reader.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${name}: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => said.push(`${name}: ${message}`));
      await visit(page, `${origin}/${section}/${name}/`);
      outcomes.push(...(await operateAll(page)));
      await page.close();
    }
    const seen = outcomes.reduce((sum, own) => sum + own.seen.length, 0);
    const unseen = outcomes.flatMap((own) => own.unseen.filter((prop) => !AT_WORK.test(prop)));
    expect(said).toEqual([]);
    expect(outcomes.length).toBeGreaterThanOrEqual(least);
    expect(seen / (seen + unseen.length), unseen.join(' ')).toBeGreaterThanOrEqual(0.7);
  },
);
