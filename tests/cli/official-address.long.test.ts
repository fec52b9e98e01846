import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite, copyFixture } from '../support/site.ts';

const OWN = 'https://atlas.example';
const OTHER = 'http://127.0.0.1:4173';

let work: string;
let project: string;
let out: string;

beforeAll(() => {
  work = mkdtempSync(path.join(tmpdir(), 'docs-nav-address-'));
  project = copyFixture('three-languages', path.join(work, 'project'));
  appendFileSync(path.join(project, 'nav/site.yaml'), '\nserviceWorker: register\n');
  out = path.join(work, 'out');
});
afterAll(() => rmSync(work, { recursive: true }));

/** Every file of the output by its path. */
function read(): ReadonlyMap<string, string> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => [
      path.relative(out, path.join(parentPath, name)),
      readFileSync(path.join(parentPath, name), 'utf8'),
    ]),
  );
}

test('--url replaces the official address everywhere, and the next build without it restores that of nav/site.yaml', () => {
  appendFileSync(path.join(project, 'nav/site.yaml'), '\nkeep: 0\n');
  buildSite(project, out, ['--no-search']);
  const own = read();
  buildSite(project, out, ['--no-search', '--url', `${OTHER}/`]);
  const other = read();
  expect(other.size).toBe(own.size);
  // Only the manifest remembers it, since packages name their pages by it.
  for (const [file, text] of other) expect(text.replace(`"declaredUrl":"${OWN}"`, ''), file).not.toContain(OWN);
  for (const file of ['sitemap.xml', 'robots.txt', 'llms.txt']) expect(other.get(file), file).toContain(`${OTHER}/`);
  const page = other.get('components/button/index.html');
  expect(page).toContain(`<link rel="canonical" href="${OTHER}/components/button/">`);
  expect(page).toContain(`<link rel="alternate" hreflang="de" href="${OTHER}/de/components/button/">`);
  expect(page).toContain('<meta name="docs-nav-worker" content="127.0.0.1:4173">');
  buildSite(project, out, ['--no-search']);
  expect(read()).toEqual(own);
});
