import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../cli/system/files/hash.ts';
import { runCli, type Run } from '../cli/support/fake-io.ts';
import { ROOT } from '../support/docs-nav.ts';
import { filesOf } from './model-files.ts';
import type { ModelSite } from './model-site.ts';

/** A project on disk that follows a model. */
export interface Project {
  readonly root: string;
  readonly out: string;
  readonly cache: string;
  /** Brings the files in line with the model; files that already match are left alone. */
  follow(site: ModelSite): void;
  build(flags?: readonly string[]): Promise<Run>;
}

/** The content of an output: hashes of files by path, and `folder` for each empty folder. */
export type Listing = Readonly<Record<string, string>>;

/** Makes an empty project in `root`, with the packages that demos import. */
export function openProject(root: string): Project {
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of ['react', 'react-dom'])
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  let written: Readonly<Record<string, string>> = {};
  return {
    root,
    out: path.join(root, 'out'),
    cache: path.join(modules, '.cache/docs-nav'),
    follow(site) {
      const files = filesOf(site);
      for (const file of Object.keys(written)) if (files[file] === undefined) removeFile(root, file);
      for (const [file, text] of Object.entries(files)) if (written[file] !== text) putFile(root, file, text);
      written = files;
    },
    build: (flags = []) => runCli(['build', ...flags], root),
  };
}

/**
 * Makes a folder for projects, in memory if there is room: a sequence writes a thousand files. The caller removes it.
 */
export function makeWorkFolder(): string {
  return realpathSync(mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'docs-nav-model-')));
}

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** Bytes: many times what a sequence needs. */
const ROOM = 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM;
}

/** Lists the content of an output, for a comparison. */
export function listOutput(out: string): Listing {
  if (!existsSync(out)) return {};
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).map((entry) =>
    path.join(entry.parentPath, entry.name),
  );
  return Object.fromEntries(entries.toSorted().flatMap((place) => describe(place, path.relative(out, place))));
}

function describe(place: string, name: string): readonly (readonly [string, string])[] {
  const stat = lstatSync(place);
  if (stat.isDirectory()) return readdirSync(place).length === 0 ? [[name, 'folder']] : [];
  return [[name, stat.isFile() ? hashOf(readFileSync(place)) : 'no file']];
}

/** Lists the files in which two outputs differ. */
export function differences(warm: Listing, cold: Listing): readonly string[] {
  return [...new Set([...Object.keys(warm), ...Object.keys(cold)])]
    .toSorted()
    .flatMap((file) =>
      warm[file] === cold[file]
        ? []
        : [
            `${file}: ${cold[file] === undefined ? 'left behind' : warm[file] === undefined ? 'missing' : 'another text'}`,
          ],
    );
}

/** Assets keep the same time whatever their text, so size and time do not reveal a change, as after some checkouts. */
const ASSET_TIME = new Date(2020, 0, 1);

function putFile(root: string, file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  if (file.endsWith('.svg')) utimesSync(place, ASSET_TIME, ASSET_TIME);
}

function removeFile(root: string, file: string): void {
  rmSync(path.join(root, file));
  for (
    let folder = path.dirname(file);
    folder !== '.' && readdirSync(path.join(root, folder)).length === 0;
    folder = path.dirname(folder)
  )
    rmdirSync(path.join(root, folder));
}
