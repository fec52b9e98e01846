import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describePlaygroundFault } from '../../cli/make/demos/problems/describe-playground-fault.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { putFiles } from '../cli/support/folder.ts';

const PAGE = `# Cards

::playground{package="kit" name="CardActions"}

::playground{package="kit" name="Card" preset="tint:red"}
`;

function faultOf(fault: Omit<Parameters<typeof describePlaygroundFault>[1], 'page'>) {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-playgrounds-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { 'content/cards.md': PAGE });
  const { code, message, help, origin } = describePlaygroundFault(projectAt(root), {
    ...fault,
    page: 'content/cards.md',
  });
  return [code, `${origin.file}:${origin.range.start.line}:${origin.range.start.column}`, message, help];
}

test('a component that needs more than its props is told at its line, with the file to write', () => {
  const message = '`Card` cannot be shown by itself: it requires `rows`.';
  expect(faultOf({ name: 'Card', message, statement: "import { Card } from 'kit';" })).toEqual([
    'demo-failed',
    'content/cards.md:5:34',
    message,
    'write a file that shows it with what it needs: `docs-nav generate playground Card` starts one',
  ]);
});

test('what is no component, and a preset that it does not take, have help of their own', () => {
  expect(faultOf({ name: 'CardActions', message: '' })).toEqual([
    'demo-failed',
    'content/cards.md:3:34',
    '',
    'use one of its components',
  ]);
  expect(faultOf({ name: 'Card', message: '', isPreset: true }).at(-1)).toBe(
    'correct its `preset`: names and values of the controls, as in the address of the playground',
  );
});
