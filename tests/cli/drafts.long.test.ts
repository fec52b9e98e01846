import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';
import { serveDev } from './support/serve-dev.ts';

const FILES = {
  'node_modules/.keep': '',
  'nav/site.yaml':
    'title: Kit\nurl: https://kit.example\nlanguages: [{ code: en, name: English }, { code: de, name: Deutsch }]\n',
  'nav/sections/kit.yaml':
    'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/start\n  - pathname: /kit/secret\n  - { pathname: /kit/hidden, draft: true }\n',
  'nav/translations/de.yaml': 'titles: { /kit: Kit, /kit/start: Anfang, /kit/secret: Geheim, /kit/hidden: Geheim }\n',
  'content/kit/start.md': '# Start\n\nBegin here.\n',
  'content/kit/secret.md':
    '---\ndraft: true\nredirectFrom: [/kit/secret-before]\n---\n\n# Secret\n\n:::warnin\nNot ready.\n:::\n',
  'content/kit/secret.de.md': '# Geheim\n\nNicht fertig.\n',
  'content/kit/hidden.md': '# Hidden\n\nNot ready.\n',
};

test('a draft is in no file of a build, and what is wrong in it ends none', async () => {
  const root = makeFolder(FILES);
  expect(await runCli(['validate'], root)).toMatchObject({
    exitCode: 0,
    stdout: 'no errors or warnings in 1 section, 1 page\n',
  });
  expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  const out = path.join(root, 'out');
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );
  expect(files.map((file) => path.relative(out, file))).toContain('kit/start/index.html');
  expect(files.filter((file) => /secret|hidden\b.*html|geheim/i.test(file))).toEqual([]);
  const telling = files.filter((file) => /kit\/(?:secret|hidden)|Geheim|Not ready/.test(readFileSync(file, 'latin1')));
  expect(telling).toEqual([]);
});

test('dev shows drafts, each with its mark in the sidebar and above its text', async () => {
  const root = makeFolder({
    ...FILES,
    'content/kit/secret.md': FILES['content/kit/secret.md'].replace('warnin', 'warning'),
  });
  const { origin, shows } = await serveDev(root);
  await shows('kit/secret/', 'Not ready.');
  const html = await (await fetch(`${origin}kit/secret/`)).text();
  expect(html.match(/<span class="tag draft">Draft<\/span>/g)?.length).toBeGreaterThanOrEqual(3);
  await shows('de/kit/secret/', '<span class="tag draft">Entwurf</span>');
  await shows('kit/hidden/', '<span class="tag draft">Draft</span>');
});
