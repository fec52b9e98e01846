import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A license, and what it asks to be passed on with it. */
const LEGAL = /^(?:licen[cs]e|copying|notice|third-?party-?notice)/i;

/** Returns the licenses of the packages in a bundle, which must be distributed with it. */
export function licensesOf(output) {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds);
  const folders = new Set(modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []));
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((entry) => LEGAL.test(entry));
    if (files.length === 0) throw new Error(`\`${name}\` is bundled, and has no license to include.`);
    return [
      `${name} ${version} (${license})`,
      ...files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()),
    ].join('\n\n');
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
