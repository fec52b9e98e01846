import type { Bounds, Control, Value } from './playground.ts';

/** Returns whether a control can have a value. */
export function accepts(control: Control, value: Value): boolean {
  switch (control.kind) {
    case 'switch': {
      return typeof value === 'boolean';
    }
    case 'choice': {
      return control.options.includes(value);
    }
    case 'number': {
      return isWithin(control, value);
    }
    case 'mixed': {
      const { options, takes } = control;
      if (options.includes(value)) return true;
      if (typeof value === 'string') return takes.includes('string');
      return isList(value)
        ? takes.includes('numbers') && value.every((each) => isWithin(control, each))
        : takes.includes('number') && isWithin(control, value);
    }
    case 'text':
    case 'color': {
      return typeof value === 'string';
    }
    case 'node': {
      const { choices, isText } = control;
      return choices === undefined
        ? typeof value === 'string' && isText !== false
        : choices.some(({ label }) => label === value);
    }
    case 'log': {
      return false;
    }
  }
}

/** Returns whether a value is a list of numbers. */
export function isList(value: Value | undefined): value is readonly number[] {
  return Array.isArray(value);
}

function isWithin({ min = -Infinity, max = Infinity }: Bounds, value: Value): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
}

/** Returns the nearest number that a control can have: readers can type any, but a link with another one would be refused. */
export function withinBounds({ min = -Infinity, max = Infinity }: Bounds, value: number): number {
  return Math.min(Math.max(value, min), max);
}
