import type { Playground } from '../model/playground.ts';

/** Lets readers switch the functions of a playground on that show when they are given, such as `onDelete` of a chip. */
export function withSwitches(playground: Playground, seen: readonly string[] = []): Playground {
  if (seen.length === 0) return playground;
  const controls = playground.controls.map((control) => {
    if (control.kind !== 'log' || control.isRequired === true || !seen.includes(control.name)) return control;
    const { arguments: _logged, ...base } = control;
    return { ...base, kind: 'switch', isHandler: true } as const;
  });
  return { ...playground, controls };
}
