import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsNav } from '../support/docs-nav.ts';
import { firstRows } from '../support/runs.ts';
import { FAULTS, makeFaulty } from './support/demo-faults.ts';

// `dev` tries all of them in `.ci/run`.
test.each(firstRows([FAULTS[0], FAULTS[4]]))(
  'a build reports a demo that %s, and writes nothing',
  (_, source, report) => {
    const root = makeFaulty(source);
    const { code, stdout } = docsNav(['build'], root);
    expect(stdout).toMatch(/error\[demo-failed\]: This demo throws while it is rendered: /);
    expect(stdout).toMatch(report);
    expect(code).toBe(1);
    expect(existsSync(path.join(root, 'out'))).toBe(false);
  },
);
