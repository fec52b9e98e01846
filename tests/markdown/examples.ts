import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IntakeSettings } from '../../engine/manifest/intake-settings.ts';
import type { PageFormat } from '../../site/markdown/foreign/intake.ts';

/** MDX components, with what each maps to. */
const COMPONENTS = {
  Tabs: 'tabs',
  TabItem: 'tab',
  Callout: 'callout',
  Note: 'note',
  Demo: 'demo',
  Key: 'kbd',
  Grid: 'content',
  Badge: 'none',
  X: 'icons',
};

/** How a page is read: its format, and the settings of the site. */
export interface Reading {
  readonly format?: PageFormat;
  readonly settings?: IntakeSettings;
}

/** The readings by the words in brackets after a name. */
const READINGS: Readonly<Record<string, Reading>> = {
  mdx: { format: 'mdx' },
  math: { settings: { math: true } },
  components: { settings: { components: COMPONENTS } },
  'mdx, components': { format: 'mdx', settings: { components: COMPONENTS } },
};

/** A piece of Markdown and what it becomes: HTML, or one problem per line. */
export interface Example {
  readonly name: string;
  readonly reading: Reading;
  readonly text: string;
  readonly result: string;
}

/** Reads a file of `examples/`: `--- name [reading]`, the text, and the result after arrows. */
export function readExamples(name: string): readonly Example[] {
  const file = readFileSync(path.join(import.meta.dirname, 'examples', `${name}.txt`), 'utf8');
  return file
    .split(/^--- /m)
    .slice(1)
    .map((part) => {
      const [, name = '', words, text = '', result = ''] = EXAMPLE.exec(part) ?? [];
      const reading = words === undefined ? {} : READINGS[words];
      if (reading === undefined) throw new Error(`${name}: nothing is read as \`${words}\`.`);
      return { name, reading, text: text.replace(/\n$/, ''), result: result.replace(/^→ /gm, '').trimEnd() };
    });
}

const EXAMPLE = /^(.+?)(?: \[(.+)\])?\n([^]*?)((?:→ .*\n)*)\n*$/;
