import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findShownProps } from '../../cli/coverage/shown-props.ts';
import { ROOT } from '../support/docs-nav.ts';

const WANTED = new Set(['pebble Button', 'pebble Dialog.Root', 'pebble Card']);

/** Returns the props that a demo shows, by export. */
async function shownIn(source: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const found = await findShownProps(projectAt(ROOT), [{ path: 'demo.tsx', source }], WANTED);
  return Object.fromEntries(Array.from(found, ([key, props]) => [key, [...props].toSorted()]));
}

test.each([
  // source, shown props
  [
    `import { Button } from 'pebble';\nexport default () => <Button size="large" busy>Go</Button>;`,
    { 'pebble Button': ['busy', 'children', 'size'] },
  ],
  [
    `import { Button as Push } from 'pebble';\nexport default () => <div><Push size="large" /></div>;`,
    { 'pebble Button': ['size'] },
  ],
  [
    `import Button from 'pebble/Button';\nexport default () => <Button\n  size={3}\n></Button>;`,
    { 'pebble Button': ['size'] },
  ],
  [`import { Dialog } from 'pebble';\nexport default () => <Dialog.Root open />;`, { 'pebble Dialog.Root': ['open'] }],
  // Whatever is spread cannot be seen.
  [`import { Button } from 'pebble';\nexport default (props) => <Button {...props} />;`, { 'pebble Button': [] }],
  // Another thing of the same name, and an element that is no import.
  [`import { Button } from 'other';\nexport default () => <Button size="large" />;`, {}],
  [`const Button = 'button';\nexport default () => <Button type="submit" />;`, {}],
  // In a prop, and in a callback.
  [
    `import { Button, Card } from 'pebble';\nexport default () => <Card end={<Button size="s" />}>{[1].map(() => <Button key="1" tone="x" />)}</Card>;`,
    { 'pebble Card': ['children', 'end'], 'pebble Button': ['key', 'size', 'tone'] },
  ],
])('%s', async (source, shown) => {
  expect(await shownIn(source)).toEqual(shown);
});
