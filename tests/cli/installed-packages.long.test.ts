import { expect, test } from 'vitest';
import { runCli } from './support/fake-io.ts';
import { makeFolder } from './support/folder.ts';

const SITE = {
  '.git/HEAD': '',
  'package.json': '{ "dependencies": { "@acme/kit": "1.0.0" } }',
  'node_modules/@acme/kit/package.json': '{ "name": "@acme/kit", "version": "1.0.0", "types": "index.d.ts" }',
  'node_modules/@acme/kit/index.d.ts': 'export declare function Button(props: {}): null;\n',
  'docs/nav/site.yaml': 'title: Test\nurl: https://example.com\n',
  'docs/content/kit.md': '# Kit\n\nComponents.\n',
};

const section = (pages: string) => `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit\n${pages}`;

test('a mistyped package of `generate: api` is compared with the packages that the repository lists', async () => {
  const root = makeFolder({
    ...SITE,
    'docs/nav/sections/kit.yaml': section(
      "  - title: API\n    pathname: /kit/api\n    generate: api\n    package: '@acme/kits'\n",
    ),
  });
  const { stdout } = await runCli(['validate', 'docs'], root);
  expect(stdout).toContain('The package `@acme/kits` is not installed.');
  expect(stdout).toContain('help: did you mean `@acme/kit`');
});

test('so is the package of an `::api` directive', async () => {
  const root = makeFolder({
    ...SITE,
    'docs/nav/sections/kit.yaml': section(''),
    'docs/content/kit.md': '# Kit\n\nComponents.\n\n::api{package="@acme/kit2" name="Button"}\n',
  });
  const { stdout } = await runCli(['build', 'docs', '--no-search'], root);
  expect(stdout).toContain('The package `@acme/kit2` is not installed.');
  expect(stdout).toContain('help: did you mean `@acme/kit`');
});
