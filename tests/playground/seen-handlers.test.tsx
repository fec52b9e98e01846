import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findSeenHandlers } from '../../cli/make/demos/render/seen-handlers.ts';
import type { Control, Playground } from '../../site/features/playground/model/playground.ts';
import { withSwitches } from '../../site/features/playground/controls/list-controls.ts';

const log = (name: string): Control => ({ name, kind: 'log', arguments: ['event'] });

function playground(controls: readonly Control[], preset: Playground['preset'] = {}): Playground {
  return { package: '@kit/ui', name: 'Chip', import: '', controls, preset };
}

interface ChipProps {
  readonly onDelete?: () => void;
  readonly onUndo?: () => string;
  readonly onClick?: () => void;
}

function Chip({ onDelete, onUndo, onClick }: ChipProps): ReactNode {
  return (
    <span>
      <button onClick={onClick}>Chip</button>
      {onDelete && <button onClick={onDelete}>×</button>}
      {onUndo?.().trim()}
    </span>
  );
}

describe('functions that show', () => {
  const draw = (props: ChipProps): string => renderToString(<Chip {...props} />);

  test('are found by rendering, those that throw among them', () => {
    const controls = [log('onDelete'), log('onClick'), log('onUndo')];
    expect(findSeenHandlers(playground(controls), draw)).toEqual(['onDelete', 'onUndo']);
  });

  test('are not looked for where they are required, or belong to another member of a union', () => {
    const kind: Control = { name: 'kind', kind: 'choice', options: ['a', 'b'] };
    const when = { name: 'kind', values: ['b'] };
    const controls = [{ ...log('onDelete'), isRequired: true } as const, { ...log('onUndo'), when }, kind];
    expect(findSeenHandlers(playground(controls), draw)).toEqual([]);
    expect(findSeenHandlers(playground(controls, { kind: 'b' }), draw)).toEqual(['onUndo']);
  });

  test('are unknown of a component that is never the same twice', () => {
    let made = 0;
    expect(findSeenHandlers(playground([log('onDelete')]), () => `<i id="${made++}"></i>`)).toEqual([]);
  });

  test('have switches, and keep all else', () => {
    const when = { name: 'kind', values: ['b'] };
    const made = playground([{ ...log('onDelete'), when, isMore: true }, log('onClick')]);
    expect(withSwitches(made, ['onDelete']).controls).toEqual([
      { name: 'onDelete', kind: 'switch', isHandler: true, when, isMore: true },
      log('onClick'),
    ]);
    expect(withSwitches(made)).toBe(made);
  });
});
