import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  describePlaygroundCrash,
  helpWithPlayground,
} from '../../cli/make/demos/problems/describe-playground-fault.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { putFiles } from '../cli/support/folder.ts';

const PAGE = `# Cards

::playground{package="kit" name="CardActions"}

::playground{package="kit" name="Card" preset="tint:red"}
`;

test('a component that throws is told at its line, with the file to write', () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'docs-nav-playgrounds-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, { 'content/cards.md': PAGE });
  const shown = { package: 'kit', name: 'Card', import: "import { Card } from 'kit';", controls: [], preset: {} };
  const playground = { shown, page: 'content/cards.md', props: {}, code: '' };
  const { origin, message, help } = describePlaygroundCrash(projectAt(root), playground, 'Error: no rows');
  expect(`${origin.file}:${origin.range.start.line}:${origin.range.start.column}`).toBe('content/cards.md:5:34');
  expect(message).toBe('`Card` cannot be rendered with what is known of its props: Error: no rows.');
  expect(help).toBe('write a file that shows it with what it needs: `docs-nav generate playground Card` starts one');
});

test('what is no component, and a preset that it does not take, have help of their own', () => {
  expect(helpWithPlayground({ name: 'CardActions' })).toBe('use one of its components');
  expect(helpWithPlayground({ name: 'Card', isPreset: true })).toBe(
    'correct its `preset`: names and values of the controls, as in the address of the playground',
  );
});
