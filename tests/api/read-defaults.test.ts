import { expect, test } from 'vitest';
import { followName } from '../../cli/make/api/read/follow-code.ts';
import { findDefaults } from '../../cli/make/api/read/read-defaults.ts';

/** Finds defaults that can be printed, as code by their props. */
function readDefaults(script: string, name: string): Readonly<Record<string, string>> {
  const code = { file: '', text: script };
  const found = findDefaults(followName(code, name.split('.')) ?? { script: code, name });
  return Object.fromEntries([...found].flatMap(([prop, { text }]) => (text === undefined ? [] : [[prop, text]])));
}

test.each([
  ['in a parameter', "function Row({ size = 4, color: tone = 'red' }) {}", { size: '4', color: "'red'" }],
  [
    'in the body',
    "function Row(props) { const { size = 'm', ...other } = props; const { open = true } = other; }",
    { size: "'m'", open: 'true' },
  ],
  [
    'in a copy of the props',
    'function Row(inProps) { const props = { ...inProps }; const { size = 1 } = props; }',
    { size: '1' },
  ],
  [
    'in the result of a theme hook',
    "const Row = forwardRef(function Row(inProps, ref) { const props = useThemeProps({ props: inProps, name: 'X' }); const { size = 1 } = props; });",
    { size: '1' },
  ],
  [
    'in a generic call',
    'const Row = React.forwardRef<HTMLDivElement, RowProps>(({ size = 4 }, ref) => null);',
    { size: '4' },
  ],
  [
    'of a component that is wrapped by name',
    'const Base = ({ size = 4 }) => null; const Row = memo(Base);',
    { size: '4' },
  ],
  [
    'of a function declared below',
    'export const Row = memo(BaseRow); function BaseRow({ size = 4 }: Props) {}',
    { size: '4' },
  ],
  [
    'beside members',
    'function Base({ size = 10 }) {} const Row = Object.assign(Base, { Item: ({ size = 5 }) => null });',
    { size: '10' },
  ],
  [
    'beside a comparison function',
    'function Base({ open = true }) {} const Row = memo(Base, ({ size = 999 }, b) => true);',
    { open: 'true' },
  ],
  [
    'that are no plain literals',
    "const SIDES = ['l', 'r']; const BASE = { hue: 'red' }; function Row({ a = () => {}, b = `${1}px`, c = SIDES[0], d = /x/g, e = 1n, f = 'x' as const, g = 2 * 4, h = BASE.hue, i = <b>hi</b>, j = new Date(0), k = Math.max(1, 2) }) {}",
    {
      a: '() => {}',
      b: '`${1}px`',
      c: "'l'",
      d: '/x/g',
      e: '1n',
      f: "'x'",
      g: '2 * 4',
      h: "'red'",
      i: '<b>hi</b>',
      j: 'new Date(0)',
      k: 'Math.max(1, 2)',
    },
  ],
  [
    'that a copy of the props begins with',
    "const BASE = { hue: 'red' }; function Row(props) { const all = { ...BASE, size: 2, ...props, open: true }; }",
    { hue: "'red'", size: '2' },
  ],
  [
    'as compiled by React’s compiler',
    'function Row(t0) { const $ = _c(3); let size, t1; if ($[0] !== t0) { ({ size: t1, ...props } = t0); } const sized = t1 === undefined ? "medium" : t1; }',
    { size: "'medium'" },
  ],
  [
    'of the component that all props are passed on to',
    'const Base = ({ size = 4 }) => null; const Row = forwardRef((props, ref) => <Base innerRef={ref} {...props} />);',
    { size: '4' },
  ],
  [
    'of such a component in compiled code',
    'const Base = ({ size = 4 }) => null; const Row = React.forwardRef((props, ref) => (0, jsx_runtime_1.jsx)(Base, Object.assign({ innerRef: ref }, props)));',
    { size: '4' },
  ],
  ['of a default export without a name', 'export default function ({ size = 4 }) {}', { size: '4' }],
  ['on a class', 'class Row extends React.Component { static defaultProps = { size: 4 }; }', { size: '4' }],
  [
    'on a class without a name',
    'var Row = class extends Component { static defaultProps = { size: 4 }; };',
    { size: '4' },
  ],
  [
    'on a class by another name',
    'const _Row = class _Row extends Component {}; _Row.defaultProps = { size: 4 }; let Row = _Row;',
    { size: '4' },
  ],
  ['in a static block', 'class Row extends Component { static { this.defaultProps = { size: 4 }; } }', { size: '4' }],
  [
    'that Babel defines on a class',
    'class Row extends Component {} helpers.defineProperty(Row, "defaultProps", { size: 4 });',
    { size: '4' },
  ],
  [
    'that esbuild defines on a class',
    'var _Row = class extends Component {}; __publicField(_Row, "defaultProps", { size: 4 }); let Row = _Row;',
    { size: '4' },
  ],
  [
    'in what a class renders',
    "class Row extends Component { render() { const { size = 'm', ...other } = this.props; const { open = true } = other; } }",
    { size: "'m'", open: 'true' },
  ],
  [
    'on a function',
    "function Row(props) {} Row.defaultProps = { size: 'm', open: false };",
    { size: "'m'", open: 'false' },
  ],
  [
    'in an object',
    "const defaultProps = { size: 'm' } satisfies Partial<P>; const Row = factory((_props) => { const props = useProps('Row', defaultProps, _props); });",
    { size: "'m'" },
  ],
  [
    'that is an enum member, a constant or a template',
    'const RATIO = 1.5; function Row({ size = Size.Small, ratio = RATIO, name = `x` }) {}',
    { size: 'Size.Small', ratio: '1.5', name: "'x'" },
  ],
  [
    'that is a member of a constant',
    "const To = { Side: 'side', Up: 'up' } as const; function Row({ to = To.Side, at = To.Other, up = Up.Side }) {}",
    { to: "'side'", at: 'To.Other', up: 'Up.Side' },
  ],
  [
    'in a pattern that Babel has compiled',
    "var Row = /*#__PURE__*/forwardRef(function (_ref, ref) { var open = _ref.open, _ref$size = _ref.size, size = _ref$size === void 0 ? 'm' : _ref$size, rest = _objectWithoutPropertiesLoose(_ref, _excluded); });",
    { size: "'m'" },
  ],
  [
    'in a pattern that TypeScript has compiled',
    'function Row(_a) { var _b = _a.size, tall = _b === void 0 ? 4 : _b, rest = __rest(_a, ["size"]); }',
    { size: '4' },
  ],
  ['without spaces', 'function Row({size=4,open=!0}){}', { size: '4', open: 'true' }],
  [
    'of the component that gets what a hook makes of the props',
    'function useRow({ open = true, wide, ...rest }) { return { ...rest, wide: fit(wide) }; } function Base({ open = 1, size = 4, wide = 2 }) {} const Row = forwardRef((props, ref) => { const all = useRow(props); return <Base ref={ref} {...all} />; });',
    { open: 'true', size: '4' },
  ],
  [
    'of such a component in code for old browsers',
    'var _excluded = ["open", "wide"]; function useRow(_ref) { var _ref$open = _ref.open, open = _ref$open === void 0 ? true : _ref$open, wide = _ref.wide, rest = _objectWithoutProperties(_ref, _excluded); return _objectSpread(_objectSpread({}, rest), {}, { wide: fit(wide) }); } var Base = function (_ref2) { var _ref2$size = _ref2.size, size = _ref2$size === void 0 ? 4 : _ref2$size, _ref2$wide = _ref2.wide, wide = _ref2$wide === void 0 ? 2 : _ref2$wide; }; var Row = forwardRef(function (props, ref) { var all = useRow(props); return React.createElement(Base, _extends({ ref: ref }, all)); });',
    { open: 'true', size: '4' },
  ],
  [
    'that a hook puts before the props',
    "const DEFAULTS = _extends({}, OTHERS, { size: 'm' }); const useRow = (inProps) => { const themedProps = React.useMemo(() => getThemeProps({ props: inProps }), [inProps]); return React.useMemo(() => _extends({}, DEFAULTS, themedProps, { slots: make() }), [themedProps]); }; const Row = memo(function Row(inProps) { const props = useRow(inProps); return <Root label={props.label} />; });",
    { size: "'m'" },
  ],
  [
    'of a styled component',
    "const Base = ({ size = 4 }) => null; const Root = styled(Base, { name: 'Row' })(({ theme }) => ({})); const Row = ({ tone, ...other }) => <Root tone={tone} {...other} />;",
    { size: '4' },
  ],
  [
    'before the props of another component',
    'function Row({ wide, ...other }) { return <Base size="m" bold wide={!wide} {...other} />; } function Base({ size = 4, bold = false, wide = true }) {}',
    { size: "'m'", bold: 'true' },
  ],
  [
    'that a missing value is replaced by',
    "function Row(props) { const { open: openProp, size: s, tone, ...other } = props; let open = openProp; if (group) open = group.open; open ?? (open = false); const size = s ?? 'm'; const shown = tone ?? 'red'; const wide = props.wide !== undefined ? props.wide : 8; const id = props.id ?? useId(); }",
    { open: 'false', size: "'m'", wide: '8' },
  ],
])('a default %s is read', (_, script, defaults) => {
  expect(readDefaults(script, 'Row')).toEqual(defaults);
});

test.each([
  ['other objects', 'function Row(props) { const { open: x = true, size: y = 77 } = itemProps; }'],
  [
    'another compiled object',
    'function Row(_a) { var _b = item.size, size = _b === void 0 ? 4 : _b, _c = _a.open, open = _c === other ? 1 : _c; }',
  ],
  ['another method', 'class Row extends Component { render() {} measure() { const { size = 4 } = this.props; } }'],
  ['the state of a class', 'class Row extends Component { render() { const { size = 4 } = this.state; } }'],
  ['a property that is defined', "class Row {} Object.defineProperty(Row, 'defaultProps', { value: 4, size: 5 });"],
  ['another component', 'function Other({ size = 1 }) {} function Row({ size }) {}'],
  ['a component that refers to itself', 'const Row = Row2; const Row2 = Row;'],
  [
    'an inner component whose prop does not arrive',
    'function Base({ size = 4, wide = 2 }) {} function Row({ size, ...other }) { return <Base {...other} wide={fit()} />; }',
  ],
  ['the styles of a component', "const Row = styled('div')(({ size = 4 }) => ({}));"],
  ['a name that a compiler made up', 'function Row({ width = e, height = t(2), icon = n.icon }) {}'],
  ['a long value', `function Row({ size = [${'1, '.repeat(30)}2] }) {}`],
])('a default of %s is not read', (_, script) => {
  expect(readDefaults(script, 'Row')).toEqual({});
});

test.each([
  ['a function', 'function Bar() {} Bar.Item = function ({ wide = true }) {};'],
  ['a constant', 'const Item = ({ wide = true }) => null; const Bar = forwardRef(() => null); Bar.Item = Item;'],
  ['a member of what is assigned', 'const Bar = Object.assign(() => null, { Item: ({ wide = true }) => null });'],
  ['another name', 'const Bar$1 = () => null; Bar$1.Item = memo(({ wide = true }) => null); const Bar = Bar$1;'],
])('a part that is %s has its defaults', (_, script) => {
  expect(readDefaults(script, 'Bar.Item')).toEqual({ wide: 'true' });
});
