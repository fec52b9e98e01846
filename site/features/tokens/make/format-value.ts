import type { Result, TokenType } from './token.ts';

/**
 * Writes a value of a token, whose aliases are resolved, as CSS
 * (https://www.designtokens.org/TR/2025.10/format/#types, https://www.designtokens.org/TR/2025.10/color/).
 * @example
 * formatValue('dimension', { value: 4, unit: 'px' })                       // { value: '4px' }
 * formatValue('color', { colorSpace: 'srgb', components: [1, 1, 1] })      // { value: '#ffffff' }
 * formatValue('dimension', '4px')                                          // { why: 'is no dimension: …' }
 */
export function formatValue(type: TokenType, value: unknown): Result<string> {
  const { write, is } = FORMATS[type];
  const text = write(value);
  return text === undefined ? { why: `has a value that is no ${type}: it must be ${is}` } : { value: text };
}

interface Format {
  /** Returns nothing if the value does not have the form of the type. */
  readonly write: (value: unknown) => string | undefined;
  /** The form that a value must have. */
  readonly is: string;
}

const FORMATS: Readonly<Record<TokenType, Format>> = {
  color: { write: writeColor, is: 'an object with `colorSpace` and three `components`' },
  dimension: { write: (value) => measure(value, 'px', 'rem'), is: 'an object with `value` and `unit`, `px` or `rem`' },
  duration: { write: (value) => measure(value, 'ms', 's'), is: 'an object with `value` and `unit`, `ms` or `s`' },
  fontFamily: { write: writeFamily, is: 'a name or a list of names' },
  fontWeight: { write: writeWeight, is: 'a number from 1 to 1000, or a name such as `semi-bold`' },
  cubicBezier: { write: writeCurve, is: 'a list of four numbers' },
  number: { write: writeNumber, is: 'a number' },
  strokeStyle: { write: writeStroke, is: 'the name of a style, or an object with `dashArray` and `lineCap`' },
  border: {
    write: (value) => writeParts(value, { width: 'dimension', style: 'strokeStyle', color: 'color' }),
    is: 'an object with `color`, `width` and `style`',
  },
  transition: {
    write: (value) => writeParts(value, { duration: 'duration', timingFunction: 'cubicBezier', delay: 'duration' }),
    is: 'an object with `duration`, `delay` and `timingFunction`',
  },
  shadow: {
    write: (value) => writeList(Array.isArray(value) ? value : [value], writeShadow),
    is: 'an object with `color`, `offsetX`, `offsetY`, `blur` and `spread`, or a list of them',
  },
  gradient: {
    write: (value) => {
      const stops = Array.isArray(value) ? writeList(value, writeStop) : undefined;
      return stops && `linear-gradient(90deg, ${stops})`;
    },
    is: 'a list of objects with `color` and `position`',
  },
  typography: {
    write: writeTypography,
    is: 'an object with `fontFamily`, `fontSize`, `fontWeight`, `letterSpacing` and `lineHeight`',
  },
};

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

function write(type: TokenType, value: unknown): string | undefined {
  return FORMATS[type].write(value);
}

function writeNumber(value: unknown): string | undefined {
  return typeof value === 'number' ? String(Number(value.toFixed(4))) : undefined;
}

function measure(value: unknown, ...units: readonly string[]): string | undefined {
  const { value: amount, unit } = fieldsOf(value);
  const number = writeNumber(amount);
  return number !== undefined && units.some((known) => known === unit) ? `${number}${String(unit)}` : undefined;
}

/** Color spaces with a function of their own in CSS, whose name they have; of some, all components but the first are in percent. */
const FUNCTIONS = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);
const IN_PERCENT = new Set(['hsl', 'hwb']);

/** Color spaces of the function `color`. */
const SPACES = new Set('srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50'.split(' '));

function writeColor(value: unknown): string | undefined {
  const { colorSpace, components, alpha = 1 } = fieldsOf(value);
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || components.length !== 3) return undefined;
  if (!FUNCTIONS.has(colorSpace) && !SPACES.has(colorSpace)) return undefined;
  const numbers = components.map((one: unknown) => (one === 'none' ? one : writeNumber(one)));
  const opacity = writeNumber(alpha);
  if (opacity === undefined || numbers.includes(undefined)) return undefined;
  const isByte = colorSpace === 'srgb' && components.every((one) => typeof one === 'number' && one >= 0 && one <= 1);
  if (isByte) {
    const bytes = (components as readonly number[]).map((one) => Math.round(one * 255));
    return opacity === '1'
      ? `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
      : `rgb(${bytes.join(' ')} / ${opacity})`;
  }
  const texts = numbers.map((one, at) => (at > 0 && one !== 'none' && IN_PERCENT.has(colorSpace) ? `${one}%` : one));
  return `${FUNCTIONS.has(colorSpace) ? `${colorSpace}(` : `color(${colorSpace} `}${texts.join(' ')}${opacity === '1' ? '' : ` / ${opacity}`})`;
}

function writeFamily(value: unknown): string | undefined {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (names.length === 0 || !names.every((name) => typeof name === 'string' && name.trim() !== '')) return undefined;
  return (names as readonly string[])
    .map((name) => (/^[a-z_][\w-]*$/i.test(name) ? name : `"${name.replaceAll(/["\\\n]/g, '')}"`))
    .join(', ');
}

const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

function writeWeight(value: unknown): string | undefined {
  if (typeof value === 'string') return Object.hasOwn(WEIGHTS, value) ? String(WEIGHTS[value]) : undefined;
  return typeof value === 'number' && value >= 1 && value <= 1000 ? writeNumber(value) : undefined;
}

function writeCurve(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const numbers = value.map(writeNumber);
  return numbers.includes(undefined) ? undefined : `cubic-bezier(${numbers.join(', ')})`;
}

const STROKES = new Set(['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset']);

function writeStroke(value: unknown): string | undefined {
  if (typeof value === 'string') return STROKES.has(value) ? value : undefined;
  const { dashArray, lineCap } = fieldsOf(value);
  const dashes = Array.isArray(dashArray) ? writeList(dashArray, (dash) => write('dimension', dash), ' ') : undefined;
  return dashes !== undefined && typeof lineCap === 'string' ? `dashes of ${dashes}, ${lineCap}` : undefined;
}

function writeList<Value>(
  values: readonly Value[],
  each: (value: Value) => string | undefined,
  between = ', ',
): string | undefined {
  const texts = values.map(each);
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(between);
}

function writeParts(value: unknown, parts: Readonly<Record<string, TokenType>>): string | undefined {
  const fields = fieldsOf(value);
  return writeList(Object.entries(parts), ([name, type]) => write(type, fields[name]), ' ');
}

function writeShadow(value: unknown): string | undefined {
  const { inset = false } = fieldsOf(value);
  const text = writeParts(value, {
    offsetX: 'dimension',
    offsetY: 'dimension',
    blur: 'dimension',
    spread: 'dimension',
    color: 'color',
  });
  return text === undefined || typeof inset !== 'boolean' ? undefined : inset ? `inset ${text}` : text;
}

function writeStop(value: unknown): string | undefined {
  const { color, position } = fieldsOf(value);
  const text = writeColor(color);
  if (text === undefined || typeof position !== 'number') return undefined;
  // Positions outside are moved to the nearest end.
  return `${text} ${String(writeNumber(Math.min(1, Math.max(0, position)) * 100))}%`;
}

function writeTypography(value: unknown): string | undefined {
  const fields = fieldsOf(value);
  const parts = [
    write('fontWeight', fields['fontWeight']),
    write('dimension', fields['fontSize']),
    write('number', fields['lineHeight']),
    write('fontFamily', fields['fontFamily']),
    write('dimension', fields['letterSpacing']),
  ];
  if (parts.includes(undefined)) return undefined;
  const [weight, size, height, family, spacing] = parts;
  return `${weight} ${size}/${height} ${family}, letter-spacing ${spacing}`;
}
