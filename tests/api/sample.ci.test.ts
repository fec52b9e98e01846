import { beforeAll, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import type { ApiEntry, ApiMember, ComponentApi } from '../../site/api/api-data.ts';
import { ROOT } from '../support/docs-nav.ts';

const MIGRATE =
  'See [Migrating from deprecated APIs](https://mui.com/material-ui/migration/migrating-from-deprecated-apis/) for more details.';

/** What the declarations and the code of `@mui/material` 7.1.1 say, written down by hand. */
const SAMPLE: readonly (readonly [component: string, prop: string, expected: Partial<ApiMember>])[] = [
  ['Alert', 'severity', { default: "'success'" }],
  ['Autocomplete', 'forcePopupIcon', { type: "true | false | 'auto'", default: "'auto'" }],
  [
    'Autocomplete',
    'renderInput',
    { type: '(params: AutocompleteRenderInputParams) => React.ReactNode', required: true },
  ],
  ['Badge', 'overlap', { type: "'rectangular' | 'circular'", default: "'rectangular'" }],
  [
    'Badge',
    'components',
    {
      default: '{}',
      deprecated: `use the \`slots\` prop instead. This prop will be removed in a future major release. ${MIGRATE}`,
    },
  ],
  [
    'Button',
    'color',
    { type: "'inherit' | 'primary' | 'secondary' | 'success' | 'error' | 'info' | 'warning'", default: "'primary'" },
  ],
  ['Button', 'component', { type: 'React.ElementType', default: "'button'" }],
  ['Chip', 'skipFocusWhenDisabled', { type: 'boolean', default: 'false' }],
  ['Dialog', 'maxWidth', { default: "'sm'" }],
  [
    'Drawer',
    'SlideProps',
    {
      type: 'Partial<SlideProps>',
      deprecated: `use the \`slotProps.transition\` prop instead. This prop will be removed in a future major release. ${MIGRATE}`,
    },
  ],
  ['Fade', 'appear', { default: 'true' }],
  ['Grid', 'columns', { default: '12' }],
  ['ImageList', 'rowHeight', { type: "number | 'auto'", default: "'auto'" }],
  [
    'LinearProgress',
    'variant',
    { type: "'determinate' | 'indeterminate' | 'buffer' | 'query'", default: "'indeterminate'" },
  ],
  ['Link', 'underline', { default: "'always'" }],
  ['Modal', 'open', { type: 'boolean', required: true }],
  ['Popover', 'marginThreshold', { type: 'number | null', default: '16' }],
  ['Rating', 'precision', { default: '1' }],
  ['Skeleton', 'animation', { type: "'pulse' | 'wave' | false", default: "'pulse'" }],
  ['Slider', 'valueLabelDisplay', { default: "'off'" }],
  ['Snackbar', 'autoHideDuration', { type: 'number | null', default: 'null' }],
  ['SwipeableDrawer', 'swipeAreaWidth', { default: '20' }],
  [
    'TextField',
    'InputProps',
    { deprecated: `Use \`slotProps.input\` instead. This prop will be removed in a future major release. ${MIGRATE}` },
  ],
  ['TextField', 'variant', { type: "'outlined' | 'standard' | 'filled'", default: "'outlined'" }],
  // Only the code says this: `arrow = false`.
  ['Tooltip', 'arrow', { type: 'boolean', default: 'false' }],
  ['Tooltip', 'title', { type: 'React.ReactNode', required: true }],
  [
    'Typography',
    'paragraph',
    {
      default: 'false',
      deprecated: `Use the \`component\` prop instead. This prop will be removed in a future major release. ${MIGRATE}`,
    },
  ],
];

/** More facts about some components. */
const FACTS: readonly (readonly [packageName: string, component: string, expected: Partial<ComponentApi>])[] = [
  [
    '@mui/material',
    'Button',
    {
      inherits: { name: 'ButtonBase', package: '@mui/material', href: 'https://mui.com/material-ui/api/button-base/' },
      ref: 'HTMLButtonElement',
      themeName: 'MuiButton',
    },
  ],
  ['@mui/material', 'NoSsr', { hasAttributes: false }],
  ['@mui/material', 'Stack', { styleProps: 'https://mui.com/system/properties/' }],
  [
    '@mui/lab',
    'TabList',
    { inherits: { name: 'Tabs', package: '@mui/material', href: 'https://mui.com/material-ui/api/tabs/' } },
  ],
  ['@mui/joy', 'Button', { themeName: 'JoyButton', ref: 'HTMLButtonElement' }],
  [
    '@mui/system',
    'Box',
    {
      styleProps: 'https://mui.com/system/properties/',
      imports: ["import Box from '@mui/system/Box';", "import { Box } from '@mui/system';"],
    },
  ],
  [
    '@mui/base',
    'Button',
    { imports: ["import { Button } from '@mui/base/Button';", "import { Button } from '@mui/base';"], ref: '' },
  ],
  [
    '@mui/base',
    'NumberInput',
    {
      imports: [
        "import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';",
        "import { Unstable_NumberInput as NumberInput } from '@mui/base';",
      ],
    },
  ],
  ['@mui/material', 'Chip', { themeName: 'MuiChip' }],
  [
    '@mui/base',
    'CssAnimation',
    { imports: ["import { CssAnimation } from '@mui/base/Transitions';", "import { CssAnimation } from '@mui/base';"] },
  ],
];

const WANTED = [
  ...new Map(
    [
      ...SAMPLE.map(([name]) => ({ package: '@mui/material', name })),
      ...FACTS.map(([owner, name]) => ({ package: owner, name })),
    ].map((wanted) => [`${wanted.package} ${wanted.name}`, wanted]),
  ).values(),
  { package: '@mui/base', name: 'useButton' },
  { package: '@mui/base', name: 'useTransitionTrigger' },
  { package: '@mui/x-data-grid', name: 'GridColDef' },
];

let found: ReadonlyMap<string, ApiEntry | undefined>;

beforeAll(() => {
  const entries = extractApis(projectAt(ROOT), WANTED);
  found = new Map(WANTED.map((wanted, at) => [`${wanted.package} ${wanted.name}`, entries[at]]));
});

const componentOf = (owner: string, name: string): ComponentApi => {
  const entry = found.get(`${owner} ${name}`);
  if (entry?.kind !== 'component') throw new Error(`${name} is no component.`);
  return entry;
};

test.each(SAMPLE)('%s takes `%s` the way its authors describe it', (component, prop, expected) => {
  const {
    required,
    deprecated,
    default: value,
    type,
  } = componentOf('@mui/material', component).props.find(({ name }) => name === prop) ?? {};
  expect({ required, deprecated, default: value, ...(expected.type === undefined ? {} : { type }) }).toEqual({
    required: undefined,
    deprecated: undefined,
    default: undefined,
    ...expected,
  });
});

test.each(FACTS)('%s: %s', (owner, component, expected) => {
  expect(componentOf(owner, component)).toMatchObject(expected);
});

describe('classes', () => {
  test.each([
    ['@mui/material', 'Button', 'root', 'MuiButton-root'],
    ['@mui/material', 'Button', 'disabled', 'Mui-disabled'],
    ['@mui/material', 'Slider', 'valueLabelOpen', 'MuiSlider-valueLabelOpen'],
    ['@mui/material', 'Chip', 'root', 'MuiChip-root'],
    ['@mui/joy', 'Button', 'variantSolid', 'MuiButton-variantSolid'],
    ['@mui/base', 'Button', 'root', 'base-Button-root'],
    ['@mui/base', 'Button', 'focusVisible', 'base--focusVisible'],
  ])('%s %s.%s is `%s`', (owner, component, key, className) => {
    expect(componentOf(owner, component).classes.find((entry) => entry.key === key)?.className).toBe(className);
  });
});

test('a slot of a component is listed with its element and its class', () => {
  expect(componentOf('@mui/material', 'Chip').slots).toEqual([
    { name: 'root', description: 'The component that renders the root.', default: 'div', className: 'MuiChip-root' },
    {
      name: 'label',
      description: 'The component that renders the label.',
      default: 'span',
      className: 'MuiChip-label',
    },
  ]);
});

test('hooks and types are found in the modules of their package', () => {
  const hook = found.get('@mui/base useButton');
  if (hook?.kind !== 'hook') throw new Error('useButton is no hook.');
  const [signature] = hook.signatures;
  expect(signature?.parameters.map(({ name }) => name)).toEqual([
    'disabled',
    'focusableWhenDisabled',
    'href',
    'onFocusVisible',
    'rootElementName',
    'rootRef',
    'tabIndex',
    'to',
    'type',
  ]);
  expect(signature?.returns.members.map(({ name }) => name)).toEqual([
    'active',
    'focusVisible',
    'getRootProps',
    'rootRef',
    'setFocusVisible',
  ]);
  expect(found.get('@mui/base useTransitionTrigger')?.imports).toEqual([
    "import { useTransitionTrigger } from '@mui/base/useTransition';",
  ]);
  const type = found.get('@mui/x-data-grid GridColDef');
  if (type?.kind !== 'type') throw new Error('GridColDef is no type.');
  expect(type.members.find(({ name }) => name === 'field')).toMatchObject({ type: 'string', required: true });
  expect(type.imports).toEqual(["import type { GridColDef } from '@mui/x-data-grid';"]);
});
