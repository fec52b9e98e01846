import type { Control, Value } from './playground.ts';

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
      const { min = -Infinity, max = Infinity } = control;
      return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;
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

/** Returns the nearest number that a control can have: readers can type any, but a link with another one would be refused. */
export function withinBounds(
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
  value: number,
): number {
  return Math.min(Math.max(value, min), max);
}
