import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { mayBe } from '../../cli/make/proof/element-interfaces.ts';
import type { ComponentApi } from '../../site/api/api-data.ts';
import type { ApiFile, ApiIndex } from '../../site/api/api-file.ts';
import { useReaders } from '../support/browser.ts';
import { ROOT } from '../support/docs-nav.ts';
import { openReference } from '../support/site.ts';

const readers = useReaders();

/** What components need to be seen, as code: their props, and what is around them. Portals are open. */
const NEEDS: Readonly<Record<string, { readonly props?: string; readonly around?: string }>> = {
  Accordion: { props: '{ children: h("p") }' },
  Autocomplete: { props: '{ options: [], renderInput: () => h("input") }' },
  ClickAwayListener: { props: '{ onClickAway() {}, children: h("b") }' },
  Dialog: { props: '{ open: true }' },
  Drawer: { props: '{ open: true, ModalProps: { disablePortal: true } }' },
  Fade: { props: '{ in: true, children: h("b") }' },
  FormControlLabel: { props: '{ control: h("input") }' },
  Grow: { props: '{ in: true, children: h("b") }' },
  Menu: { props: '{ open: true, anchorEl: document.body }' },
  Modal: { props: '{ open: true, children: h("b") }' },
  NoSsr: { props: '{ children: h("b") }' },
  Popover: { props: '{ open: true, anchorEl: document.body }' },
  Popper: { props: '{ open: true, anchorEl: document.body, children: h("b") }' },
  Portal: { props: '{ children: h("b") }' },
  Slide: { props: '{ in: true, children: h("b") }' },
  Snackbar: { props: '{ open: true, message: "Saved" }' },
  SpeedDial: { props: '{ ariaLabel: "More" }' },
  StepIcon: { props: '{ icon: 1 }' },
  SwipeableDrawer: { props: '{ open: true, onOpen() {}, onClose() {} }' },
  Tooltip: { props: '{ title: "Tip", children: h("b") }' },
  Zoom: { props: '{ in: true, children: h("b") }' },
};

/** The same for Joy UI, where it differs. */
const JOY_NEEDS: typeof NEEDS = {
  Accordion: {},
  Autocomplete: { props: '{ options: [] }' },
  Drawer: { props: '{ open: true }' },
  Menu: { around: 'at(joy.Dropdown, { open: true }, h(joy.MenuButton), it)' },
  MenuButton: { around: 'at(joy.Dropdown, null, it)' },
  MenuItem: { around: 'at(joy.Dropdown, { open: true }, h(joy.MenuButton), h(joy.Menu, null, it))' },
  Option: { around: 'at(joy.Select, { listboxOpen: true, defaultListboxOpen: true }, it)', props: '{ value: 1 }' },
  Snackbar: { props: '{ open: true }' },
  Tab: { around: 'at(joy.Tabs, null, h(joy.TabList, null, it))' },
  TabList: { around: 'at(joy.Tabs, null, it)' },
  TabPanel: { around: 'at(joy.Tabs, { defaultValue: 0 }, it)', props: '{ value: 0 }' },
};

/** Components that put a prop on their child, and global styles, scripts and portals: they have no element of their own. */
const WITHOUT_ELEMENT =
  'ClickAwayListener CssBaseline Fade GlobalStyles Grow InitColorSchemeScript NoSsr Portal Slide Tooltip Zoom'.split(
    ' ',
  );

interface Seen {
  /** Tag of the first element that was put out where the component is. */
  readonly root?: string;
  /** DOM interface of what its ref received. */
  readonly ref?: string;
  /** Whether that is the same element. */
  readonly isRefRoot?: boolean;
  readonly error?: string;
}

/** Writes the program that mounts each component by itself, and notes what it puts out. */
function writeProgram(owner: string, names: readonly string[]): string {
  const tasks = names.map((name) => {
    const { props = '{}', around = 'it' } = { ...NEEDS[name], ...(owner === '@mui/joy' ? JOY_NEEDS[name] : {}) };
    return `  [${JSON.stringify(name)}, ${owner === '@mui/joy' ? 'joy' : 'material'}.${name}, () => (${props}), (it) => ${around}],`;
  });
  return `import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as material from '@mui/material';
import * as joy from '@mui/joy';
const h = React.createElement;
const at = h;
const UNSEEN = 'style, script, link, meta, title, template';
class Boundary extends React.Component {
  state = { error: undefined };
  static getDerivedStateFromError(error) { return { error }; }
  render() { return this.state.error ? null : this.props.children; }
}
window.seen = {};
window.mountAll = async () => {
  for (const [name, type, props, around] of [
${tasks.join('\n')}
  ]) {
    const container = document.createElement('div');
    document.body.append(container);
    let received;
    let boundary;
    const it = h('x-mark', { key: 'it' }, h(type, { ...props(), ref: (node) => { received = node ?? received; } }));
    const root = createRoot(container);
    flushSync(() => root.render(h(Boundary, { ref: (each) => { boundary = each ?? boundary; } }, around(it))));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [mark] = document.querySelectorAll('x-mark');
    const inPlace = mark && [...mark.children].find((child) => !child.matches(UNSEEN));
    window.seen[name] = {
      root: inPlace?.localName,
      ref: received instanceof Element ? received.constructor.name : undefined,
      isRefRoot: received !== undefined && received === inPlace,
      error: boundary?.state.error ? String(boundary.state.error) : undefined,
    };
    flushSync(() => root.unmount());
    container.remove();
  }
};
`;
}

async function compile(code: string): Promise<string> {
  const bundle = await rolldown({
    input: 'program',
    cwd: ROOT,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? path.join(ROOT, 'program.js') : undefined),
        load: (id) => (id === path.join(ROOT, 'program.js') ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife' });
  return output[0].code;
}

/** Reads the descriptions of a package's components that the reference site publishes. */
async function readComponents(owner: string): Promise<readonly ComponentApi[]> {
  const { out } = await openReference();
  const read = <File>(file: string) => JSON.parse(readFileSync(path.join(out, '_nav/api', file), 'utf8')) as File;
  return read<ApiIndex>('index.json').exports.flatMap((listed) => {
    if (listed.package !== owner) return [];
    const { export: entry } = read<ApiFile>(listed.file);
    // Some only pass on to a package that is not installed.
    return entry.kind === 'component' && !entry.name.startsWith('Pigment') ? [entry] : [];
  });
}

test.each(['@mui/material', '@mui/joy'])('all CSS classes of %s are in objects that it exports', async (owner) => {
  const load = createRequire(path.join(ROOT, 'package.json'));
  const entries = await readComponents(owner);
  const modules = [owner, ...entries.map(({ name }) => `${owner}/${name}`)].map((name) => load(name) as object);
  const objects = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Classes')));
  // The object of Popper's classes is that of the package below, which is not exported.
  const known = new Set(['MuiPopper-root', ...objects.flatMap(([, names]) => Object.values<string>(names))]);
  const listed = entries.flatMap(({ name, classes }) => classes.map(({ className }) => `${name} ${className}`));
  expect(listed.filter((each) => !known.has(each.split(' ')[1] ?? ''))).toEqual([]);
  expect(listed.length).toBeGreaterThan(500);
});

test.each(['@mui/material', '@mui/joy'])(
  'all components of %s have the elements in Chromium that their pages say',
  async (owner) => {
    const entries = await readComponents(owner);
    expect(entries.length).toBeGreaterThan(70);
    const program = await compile(
      writeProgram(
        owner,
        entries.map(({ name }) => name),
      ),
    );
    const page = await (await readers.newReader()).newPage();
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: program });
    const seen = await page.evaluate(async () => {
      const { mountAll, seen } = window as unknown as { mountAll(): Promise<void>; seen: Record<string, Seen> };
      await mountAll();
      return seen;
    });
    const differences = entries.flatMap(({ name, element, ref, isRefRoot }) => {
      const { [name]: shown = {} } = seen;
      const isRef = shown.ref === undefined || !ref || ref.split(' | ').some((type) => mayBe(shown.ref ?? '', type));
      const isSame =
        shown.error === undefined &&
        (element === undefined || shown.root === element) &&
        isRef &&
        (!isRefRoot || shown.isRefRoot === true);
      return isSame ? [] : [{ name, said: { element, ref, isRefRoot }, shown }];
    });
    expect(differences).toEqual([]);
    const own = entries.filter(({ name }) => !WITHOUT_ELEMENT.includes(name));
    const proven = own.filter(({ element }) => element !== undefined);
    expect(proven.length / own.length).toBeGreaterThan(0.9);
  },
);
