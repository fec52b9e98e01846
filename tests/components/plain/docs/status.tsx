import type { FC, PropsWithChildren } from 'react';
import type { Tone } from './tone';

/** A row with the state of a component in each library. */
export const StatusTable: FC<{
  component: string;
  react: 'stable' | 'beta' | 'planned';
  figma?: 0 | 50 | 100;
  tone?: Tone;
}> = ({ component, react, figma = 0 }) => (
  <table>
    <tbody>
      <tr>
        <th>{component}</th>
        <td>{react}</td>
        <td>{figma} %</td>
      </tr>
    </tbody>
  </table>
);

/** What changed in a version. */
export function ChangelogEntry({
  version,
  breaking = false,
  children,
}: PropsWithChildren<{ version: string; breaking?: boolean }>) {
  return (
    <section>
      <h3>
        {version} {breaking ? '!' : ''}
      </h3>
      {children}
    </section>
  );
}
