import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-for-docs-nav';
import { expect, test } from 'vitest';
import { namesOf } from '../engine/index.ts';
import { FEATURES } from '../site/features/index.ts';
import { ROOT } from './support/docs-nav.ts';
import { sourceFiles } from './support/source-files.ts';

/** Folders that know what features are by their traits, never by their names. */
const FOLDERS = [
  'engine',
  'site/markdown',
  'site/output',
  'site/pages',
  'cli/build',
  'cli/project',
  'cli/commands',
  'cli/parts',
  'cli/editor',
];

/** Names of built-in features. */
const NAMES: ReadonlySet<string> = new Set(FEATURES.flatMap(namesOf));

/** What parts of pages can be asked of: a folder that meets only these has no use for the others. */
const KINDS: ReadonlySet<string> = new Set(FEATURES.flatMap(({ name, made }) => (made === true ? [name] : [])));

/** Names that are also words for something else; they are found where they are used as the name of a feature. */
const COMMON: ReadonlySet<string> = new Set(
  `caution danger error important info note success tip warning
  card cards column columns details figure key pages setting settings
  step steps tab tabs`.split(/\s+/),
);

/** Other things that are called like a feature, by file and with how often they occur there. */
const OTHERS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  // Keys of front matter.
  'engine/check/rules/unused-front-matter.ts': { demo: 2, keyboard: 1 },
  'engine/normalize/read-front-matter.ts': { keyboard: 1 },
  'engine/schema/front-matter.ts': { '::keyboard': 1 },
  // A folder of the cache.
  'cli/parts/join-parts.ts': { api: 1 },
  // A class in HTML.
  'site/pages/page-looks.ts': { demo: 1 },
  // A phrase that is shown as text, and what the syntax of other tools stands for.
  'site/markdown/foreign/foreign-phrases.ts': { formula: 1, '::demo': 2 },
  'site/markdown/foreign/adopt.ts': { toc: 1 },
  // What writers are told to write.
  'site/markdown/code/find-behavior.ts': { '::demo': 1 },
  'site/markdown/foreign/foreign.ts': { ':::details': 1, ':::note': 2, ':::tab': 2, '::demo': 2 },
  'cli/commands/coverage.ts': { '::api': 1 },
  'cli/commands/generate.ts': { '::playground': 1 },
};

/** How a page asks for something, within a text. */
const ASKED = /(?<![:\w]):{2,3}([a-z][a-z-]*)/g;

/** Finds the names of features in the code of a file. */
function namesIn(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && NAMES.has(node.text)) {
      const isName = COMMON.has(node.text) ? isUsedAsKind(node) : !isOfGenerate(node);
      if (isName) found.push(node.text);
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      for (const [asked, name = ''] of node.text.matchAll(ASKED)) if (NAMES.has(name)) found.push(asked);
    if (ts.isObjectLiteralExpression(node)) found.push(...tableOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Whether a word is `generate: api`, which is no feature: beside `directory`, or as where pages come from. */
function isOfGenerate({ text, parent }: ts.StringLiteralLike): boolean {
  if (text !== 'api') return false;
  if (ts.isArrayLiteralExpression(parent))
    return parent.elements.some((other) => ts.isStringLiteralLike(other) && other.text === 'directory');
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'from';
  return ts.isBinaryExpression(parent) && /\b(?:from|generate|generated)$/.test(parent.left.getText());
}

/** Whether a word that also means something else is compared with a kind, is an index, or is asked for by name. */
function isUsedAsKind(node: ts.StringLiteralLike): boolean {
  const { parent, text } = node;
  if (ts.isElementAccessExpression(parent)) return true;
  if (!KINDS.has(text)) return false;
  if (ts.isCallExpression(parent))
    return parent.arguments.includes(node) && /(?:kinds|KINDS|named|Of|On|Key)\b/.test(parent.expression.getText());
  if (ts.isCaseClause(parent)) return true;
  return (
    ts.isBinaryExpression(parent) &&
    /\b(?:kind|name)$/.test((parent.left === node ? parent.right : parent.left).getText())
  );
}

/** Returns the keys of a table by kinds of features: an object of which at least two keys are such, and no other. */
function tableOf({ properties }: ts.ObjectLiteralExpression): readonly string[] {
  const keys = properties.flatMap((property) => (ts.isPropertyAssignment(property) ? [property.name.getText()] : []));
  return keys.length > 1 && keys.length === properties.length && keys.every((key) => KINDS.has(key)) ? keys : [];
}

test.each(FOLDERS)('%s knows no feature by its name', (folder) => {
  const quoted = new RegExp(`['"\`](?:${[...NAMES].join('|')})['"\`]|:::?[a-z]|\\b(?:${[...KINDS].join('|')}):`);
  const told = sourceFiles(folder).flatMap((file): readonly [string, Readonly<Record<string, number>>][] => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    const found = quoted.test(text) ? namesIn(file, text) : [];
    const counts: Record<string, number> = {};
    for (const name of found) counts[name] = (counts[name] ?? 0) + 1;
    return found.length === 0 ? [] : [[file, counts]];
  });
  const allowed = Object.entries(OTHERS).filter(([file]) => file.startsWith(`${folder}/`));
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(allowed));
});

test.each([
  ["if (part.kind === 'demo') draw();", ['demo']],
  ["switch (kind) { case 'pages': break; }", ['pages']],
  ["const own = asksOf(route, 'pages');", ['pages']],
  ["const own = asks['tabs'];", ['tabs']],
  ["const list = ['embed', 'tokens'];", ['embed', 'tokens']],
  ['const DRAWN = { api: drawApi, pages: drawPages };', ['api', 'pages']],
  ['const help = \'write `::demo{src="a.tsx"}`\';', ['::demo']],
  ["const kind: 'demo' = first(); type Own = { demo: 'api' };", []],
  ["if (node.kind === 'tab' || generate.from === 'api') fill();", []],
  ['const { demo, pages } = site; run({ pages, demo });', []],
])('%s', (code, names) => {
  expect(namesIn('own.ts', code)).toEqual(names);
});

test('the engine is told no more than it needs, and a page asks in one list', () => {
  const fieldsOf = (file: string, name: string) => {
    const { statements } = ts.createSourceFile(
      file,
      readFileSync(path.join(ROOT, file), 'utf8'),
      ts.ScriptTarget.Latest,
    );
    const [found] = statements.filter(ts.isInterfaceDeclaration).filter((own) => own.name.text === name);
    return (found?.members ?? []).flatMap((member) =>
      member.name && ts.isIdentifier(member.name) ? [member.name.text] : [],
    );
  };
  expect(fieldsOf('engine/model/project-input.ts', 'ProjectInput').length).toBeLessThanOrEqual(22);
  const route = fieldsOf('engine/manifest/manifest.ts', 'Route');
  expect(route).toContain('asks');
  const former = ['demos', 'demoSettings', 'includes', 'openingDemo', 'keyboard', 'api'];
  expect(route.filter((name) => former.includes(name))).toEqual([]);
});
