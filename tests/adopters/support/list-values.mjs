// Prints the components that a package exports at run time, as JSON: [{ name, value }], with one number for each value.
// node list-values.mjs <project> <package>
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MAX_DEPTH = 3;
const KINDS = ['forward_ref', 'memo', 'lazy', 'provider'].map((kind) => Symbol.for(`react.${kind}`));

const [project = '', library = ''] = process.argv.slice(2);
const require = createRequire(path.join(project, 'package.json'));
const numbers = new Map();
const found = [];

const isNamed = (key) => /^(?:unstable_)?[A-Z]/.test(key);

/** A class without `render` is not a component; an object is one if React created it. */
function isComponent(value) {
  if (typeof value === 'object') return KINDS.includes(value.$$typeof);
  return !/^class\b/.test(Function.prototype.toString.call(value)) || typeof value.prototype.render === 'function';
}

function visit(value, name, depth) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return;
  if (isComponent(value)) {
    if (!numbers.has(value)) numbers.set(value, numbers.size);
    found.push({ name: name.replaceAll(/(?<=^|\.)unstable_/g, ''), value: numbers.get(value) });
  }
  if (depth === MAX_DEPTH) return;
  for (const key of Object.keys(value)) {
    // A getter may warn that it is deprecated, but reading it does no harm.
    if (isNamed(key) && value[key] !== value) visit(value[key], `${name}.${key}`, depth + 1);
  }
}

/** The exports of a CommonJS module are known once it has run; an ES module can only be imported. */
async function load() {
  try {
    return require(library);
  } catch (error) {
    if (error.code !== 'ERR_REQUIRE_ESM') throw error;
    return import(pathToFileURL(require.resolve(library)).href);
  }
}

const exported = await load();
for (const [key, value] of Object.entries(exported)) if (isNamed(key)) visit(value, key, 1);
process.stdout.write(JSON.stringify(found));
