// npm run bench:libraries [-- --dir DIR] [--all]
// Installs libraries, documents each as one group with `generate: api`, and holds the published data against the
// packages: exported names against the compiler's list, names in types against their explanations, defaults against the
// code. Prints a table, and below it what is missing; with --all, every item instead of the first ones.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BIN } from './docs-nav.mjs';
import { findUnconfirmed } from './libraries/confirm-defaults.mjs';
import { exportedValues } from './libraries/exported-values.mjs';
import { buildLibraries, readData } from './libraries/project.mjs';
import { unexplainedRows } from './libraries/unexplained-rows.mjs';

/** The packages, and the share of rows that may have an unexplained name, in percent. */
const LIBRARIES = [
  ['@cloudscape-design/components', 2],
  ['@primer/react', 2],
  ['@patternfly/react-core', 2],
  ['@blueprintjs/core', 2],
  ['@heroui/react', 2],
  ['@xyflow/react', 2],
  ['recharts', 2],
  ['@tanstack/react-table', 3.5],
  ['react-hook-form', 3.5],
];

/** Components of each package whose defaults are compared: those with the most props. */
const COMPARED = 5;

/** Items that are listed of each kind. */
const LISTED = 12;

const { values: options } = parseArgs({
  options: { dir: { type: 'string' }, all: { type: 'boolean', default: false } },
});

if (!fs.existsSync(BIN)) {
  console.error('The package is not built yet: run `npm run build` first.');
  process.exit(2);
}

const folder = path.resolve(options.dir ?? path.join(import.meta.dirname, 'work/libraries'));
buildLibraries(
  folder,
  LIBRARIES.map(([name]) => name),
);

const lines = [['package', 'exports', 'lacking', 'rows', 'unexplained', '%', 'limit', 'defaults', 'unconfirmed']];
const details = [];
for (const [name, limit] of LIBRARIES) {
  const entries = readData(folder, name);
  const exported = exportedValues(folder, name);
  // `AccordionRoot` is documented as `Accordion.Root`, of which it is another spelling.
  const documented = new Set(
    entries.flatMap((entry) => [entry.name, entry.name.split('.')[0], entry.name.replaceAll('.', '')]),
  );
  const lacking = exported.filter((each) => !documented.has(each));
  const { rows, unexplained } = unexplainedRows(entries);
  const largest = entries
    .filter(({ kind }) => kind === 'component')
    .toSorted((a, b) => b.props.length - a.props.length)
    .slice(0, COMPARED);
  const { defaults, unconfirmed } = findUnconfirmed(folder, largest);
  const share = rows === 0 ? 0 : (100 * unexplained.length) / rows;
  lines.push(
    [
      name,
      exported.length,
      lacking.length,
      rows,
      unexplained.length,
      share.toFixed(1),
      limit,
      defaults,
      unconfirmed.length,
    ].map(String),
  );
  details.push(
    [`${name}: not documented`, lacking],
    [`${name}: unexplained`, unexplained],
    [`${name}: defaults`, unconfirmed],
  );
}

const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
for (const line of lines)
  console.log(line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  '));
for (const [title, items] of details.filter(([, each]) => each.length > 0)) {
  console.log(`\n${title} (${items.length})`);
  for (const item of options.all ? items : items.slice(0, LISTED)) console.log(`  ${item}`);
}
