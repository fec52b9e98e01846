import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import { apiSlug } from '../../engine/address/api-slug.ts';
import { renderApi } from '../../site/api/render-api.ts';
import { makeOnce } from '../support/make-once.ts';
import { RENDERING } from '../api/support.ts';
import { makeAdopter } from './support/adopter.ts';
import { TABLES } from './support/prop-tables.ts';

/** The share of components that must be found. */
const FOUND = 0.95;

/** The largest that the HTML of a list may be, in compressed bytes. */
const HEAVIEST = 60_000;

const LIBRARIES = [
  ['mantine', '@mantine/core'],
  ['chakra', '@chakra-ui/react'],
  ['antd', 'antd'],
  ['radix', 'radix-ui'],
  ['base-ui', '@base-ui/react'],
] as const;

describe.each(LIBRARIES)('%s', (adopter, library) => {
  const project = makeOnce(`discovery-${adopter}`, (folder) => void makeAdopter(adopter, folder));

  test('finds in its types the components that its modules export at run time', async () => {
    const root = await project;
    const listed = new Set(((await listNames(root, [library]))[library] ?? []).map(apiSlug));
    // One component may be exported under several names.
    const values = new Map<number, string[]>();
    for (const { name, value } of runtimeComponents(root, library))
      values.set(value, [...(values.get(value) ?? []), name]);
    const missed = [...values.values()].filter((names) => !names.some((name) => listed.has(apiSlug(name))));
    expect(values.size).toBeGreaterThan(100);
    expect(1 - missed.length / values.size, missed.map(([name]) => name).join(' ')).toBeGreaterThanOrEqual(FOUND);
  });

  test('describes each component, and none of their pages is too large', async () => {
    const root = await project;
    const names = (await listNames(root, [library]))[library] ?? [];
    const found = extractApis(
      root,
      names.map((name) => ({ package: library, name })),
    );
    expect(names.filter((_, at) => found[at] === undefined)).toEqual([]);
    const sizes = found.flatMap((entry) =>
      entry === undefined ? [] : [[entry.name, gzipSync(renderApi(entry, 'page', RENDERING).html).length] as const],
    );
    expect(sizes.filter(([, size]) => size > HEAVIEST)).toEqual([]);
  });

  test.each(Object.entries(TABLES[adopter]))('the table of %s matches its declarations', async (name, expected) => {
    const [entry] = extractApis(await project, [{ package: library, name }]);
    if (entry?.kind !== 'component') throw new Error(`${name} is not described.`);
    const props = Object.fromEntries(
      entry.props.map((prop) => [
        `${prop.name}${prop.required ? '!' : ''}`,
        prop.type + (prop.default === undefined ? '' : ` = ${prop.default}`),
      ]),
    );
    expect(props).toMatchObject(expected.props);
    expect(Object.keys(props)).toHaveLength(expected.count);
    expect({
      ref: entry.ref,
      attributes: entry.hasAttributes,
      shared: entry.shared?.map(({ type }) => type) ?? [],
    }).toEqual({ ref: expected.ref, attributes: expected.attributes, shared: expected.shared ?? [] });
  });
});

interface RuntimeComponent {
  readonly name: string;
  /** The same number for all names of one value. */
  readonly value: number;
}

/**
 * Runs a package and lists what it exports: functions, classes and React objects with capitalized names, including
 * members.
 */
function runtimeComponents(root: string, library: string): readonly RuntimeComponent[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'support/list-values.mjs'), root, library],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as readonly RuntimeComponent[];
}
