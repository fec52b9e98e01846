import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { writePlaygroundFile } from '../../cli/make/playgrounds/write-playground-file.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { writeCode } from '../../site/features/playground/code/write-code.ts';
import { lackingProps, controlsOf, withSwitches } from '../../site/features/playground/controls/list-controls.ts';
import type { Control, Value, Values } from '../../site/features/playground/model/playground.ts';
import { ROOT } from '../support/docs-nav.ts';

/** Simple ones, unions of props, required handlers and values, deprecated and inherited props, elements as content. */
const COMPONENTS = {
  '@mui/material': [
    'Alert',
    'Avatar',
    'Badge',
    'Button',
    'Checkbox',
    'Chip',
    'CircularProgress',
    'ClickAwayListener',
    'Dialog',
    'Grid',
    'Modal',
    'Pagination',
    'Rating',
    'Select',
    'Slider',
    'Snackbar',
    'SpeedDial',
    'Stack',
    'Switch',
    'Tab',
    'TablePagination',
    'Tabs',
    'TextField',
    'ToggleButton',
    'Typography',
  ],
  '@mui/joy': ['Button', 'Input', 'Link', 'Option', 'Select', 'Slider', 'Table', 'Typography'],
};

const folder = path.join(ROOT, '.docs-nav', `playground-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As in every bundler's template. */
const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: ['react'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  paths: { 'docs-nav/react': [path.join(ROOT, 'site/react/controls.ts')] },
};

test('the code of each value of each control compiles, that of all together, and the file that `generate` writes', () => {
  const wanted = Object.entries(COMPONENTS).flatMap(([name, list]) =>
    list.map((each) => ({ package: name, name: each })),
  );
  const modules = new Set<string>();
  const lacking: string[] = [];
  for (const api of extractApis(projectAt(ROOT), wanted)) {
    if (api?.kind !== 'component') throw new Error('A component was not found.');
    const listed = controlsOf(api);
    const handlers = listed.filter(({ kind }) => kind === 'log').map(({ name }) => name);
    const named = { package: api.package, name: api.name, import: api.imports[0] ?? '' };
    const playground = withSwitches({ ...named, controls: listed, preset: {} }, handlers);
    const { controls } = playground;
    modules.add(writePlaygroundFile(api).content);
    if (lackingProps(api, controls).length > 0) lacking.push(api.name);
    else for (const values of samples(controls)) modules.add(writeCode(playground, values));
  }
  expect(lacking).toEqual(['ClickAwayListener', 'Modal']);
  expect(modules.size).toBeGreaterThan(600);
  expect(compile([...modules])).toEqual([]);
});

/** Each value of each control alone, in the member of a union that has it, and the last ones together. */
function samples(controls: readonly Control[]): readonly Values[] {
  const alone = controls.flatMap((control) =>
    valuesOf(control).map((value): Values => {
      const [member] = control.when?.values ?? [];
      const chosen = control.when === undefined || member === undefined ? {} : { [control.when.name]: member };
      return { ...chosen, [control.name]: value };
    }),
  );
  const together = alone.filter((values) => !('notched' in values));
  // Only an outlined select is notched, which its description does not say.
  return [{}, ...alone, Object.assign({}, ...together) as Values];
}

function valuesOf(control: Control): readonly Value[] {
  switch (control.kind) {
    case 'switch': {
      return [true, false];
    }
    case 'choice': {
      return control.options;
    }
    case 'number': {
      return [control.min ?? -1.5, control.max ?? 3];
    }
    case 'color': {
      return ['#f00'];
    }
    case 'mixed': {
      const others = { string: ['Save', '5'], number: [control.min ?? -1.5], numbers: [[1, 2.5]] } as const;
      return [...control.options, ...control.takes.flatMap((taken): readonly Value[] => others[taken])];
    }
    case 'log': {
      return [];
    }
    default: {
      return ['Save', `"It's" {so} <b>&amp;\n`];
    }
  }
}

/** Returns the messages of the repository's compiler. */
function compile(modules: readonly string[]): readonly string[] {
  mkdirSync(folder, { recursive: true });
  for (const [at, code] of modules.entries()) writeFileSync(path.join(folder, `${at}.tsx`), code);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['*.tsx'] }));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout, error } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line !== '');
}
