/** The actual language server of YAML editors; without the npm registry its tests are skipped and say so. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { installPackages, put } from '../support/tools.ts';
import { connect, type LanguageServer } from '../cli/support/language-server.ts';

// The newest version that runs on Node 20.
const TOOLS = ['yaml-language-server@1.19.2'];

const work = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-tools-')));
const tools = path.join(work, 'tools');
/** Why the tools could not be installed, if they could not. */
let missing: string | undefined;

beforeAll(() => {
  missing = installPackages(tools, TOOLS);
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

const SECTION_LINES = [
  '# yaml-language-server: $schema=../../schemas/section.schema.json',
  'id: library',
  'name: Library',
  'prefixes: [/library]',
  'pages:',
  '  - pathname: /library/start',
  '    title: Start',
  '    ',
];

const PROJECT = {
  'nav/site.yaml':
    '# yaml-language-server: $schema=../schemas/site.schema.json\ntitle: Library\nurl: https://docs.example.com\n',
  'nav/sections/library.yaml': `${SECTION_LINES.join('\n').trimEnd()}\n`,
  'content/library/start.md': '# Start\n\nHello.\n',
};
const MISTAKE = {
  'nav/sections/library.yaml': PROJECT['nav/sections/library.yaml'].replace('    title: Start', '    titel: Start'),
};

describe('the language server of YAML editors', () => {
  let server: LanguageServer;
  let project: string;

  beforeAll(async () => {
    if (missing !== undefined) return;
    project = path.join(work, 'editor');
    put(project, PROJECT);
    cpSync(path.join(ROOT, 'schemas'), path.join(project, 'schemas'), { recursive: true });
    const child = spawn(process.execPath, [
      path.join(tools, 'node_modules/yaml-language-server/bin/yaml-language-server'),
      '--stdio',
    ]);
    const settings = { yaml: { validate: true, hover: true, completion: true, schemaStore: { enable: false } } };
    server = await connect(child, { root: pathToFileURL(project).href, settings });
  });

  afterAll(() => server?.close());

  const open = (file: string, text: string): string => {
    const uri = pathToFileURL(path.join(project, file)).href;
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    return uri;
  };

  test('offers the keys of a page, each with its description', async (context) => {
    needTools(context);
    const uri = open('nav/sections/keys.yaml', SECTION_LINES.join('\n'));
    const position = { line: SECTION_LINES.length - 1, character: 4 };
    const answer = (await server.request('textDocument/completion', { textDocument: { uri }, position })) as {
      items: { label: string; documentation?: string | { value: string } }[];
    };
    const labels = answer.items.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['children', 'subheader', 'plan', 'newFeature', 'deprecated', 'linkProps']),
    );
    // Keys that are already there are not offered again.
    expect(labels).not.toContain('title');
    const plan = answer.items.find(({ label }) => label === 'plan');
    expect(JSON.stringify(plan?.documentation).length).toBeGreaterThan(20);
  });

  test('offers the values that a key may have', async (context) => {
    needTools(context);
    const lines = [...SECTION_LINES.slice(0, -1), '    plan: '];
    const uri = open('nav/sections/values.yaml', lines.join('\n'));
    const position = { line: lines.length - 1, character: 10 };
    const answer = (await server.request('textDocument/completion', { textDocument: { uri }, position })) as {
      items: { label: string }[];
    };
    expect(answer.items.map(({ label }) => label).toSorted()).toEqual(['premium', 'pro']);
  });

  test('explains a key under the pointer', async (context) => {
    needTools(context);
    const uri = open('nav/site.yaml', PROJECT['nav/site.yaml']);
    const hover = (await server.request('textDocument/hover', {
      textDocument: { uri },
      position: { line: 2, character: 1 },
    })) as {
      contents: { value: string };
    };
    const schema = JSON.parse(readFileSync(path.join(ROOT, 'schemas/site.schema.json'), 'utf8'));
    const [firstWords] = String(schema.properties.url.description).split(/[.,:]/);
    expect(firstWords?.length).toBeGreaterThan(5);
    expect(hover.contents.value).toContain(firstWords);
  });

  test('underlines a misspelt key, and nothing in a correct file', async (context) => {
    needTools(context);
    const right = open('nav/sections/right.yaml', PROJECT['nav/sections/library.yaml']);
    expect(await server.diagnostics(right)).toEqual([]);
    const wrong = open('nav/sections/wrong.yaml', MISTAKE['nav/sections/library.yaml']);
    const found = await server.diagnostics(wrong);
    expect(found.map(({ range }) => range)).toContainEqual({
      start: { line: 6, character: 4 },
      end: { line: 6, character: 9 },
    });
    expect(found.map(({ message }) => message).join('\n')).toContain('titel');
  });
});

function needTools(context: TestContext): void {
  if (missing !== undefined) context.skip(missing);
}
