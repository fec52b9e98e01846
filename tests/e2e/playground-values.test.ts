/** What the stage of a playground shows is what its code says, whatever kind of value a prop has. */
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';

const browsing = browse('playgrounds');

async function tryDial(query = '') {
  const page = await browsing.open(`/kit/dial/${query}`);
  const demo = demoOn(page, 'DialPlayground');
  await demo.wake();
  const field = (prop: string) => demo.figure.locator(`[data-prop="${prop}"]`);
  const shown = async () => JSON.parse((await demo.stage.locator('output').textContent()) ?? '') as unknown;
  const code = async () => (await demo.code.locator('code').first().textContent()) ?? '';
  return { page, figure: demo.figure, field, shown, code };
}

test('a prop that counts only at the start mounts the component anew', async () => {
  const { field, shown, code } = await tryDial();
  await field('defaultValue').fill('30');
  await expect.poll(shown).toMatchObject({ value: 30 });
  await expect.poll(code).toContain('<Dial defaultValue={30} />');
  await field('defaultValue').fill('');
  await expect.poll(shown).toMatchObject({ value: 10 });
});

test('each kind of value reaches the component, the code and the address', async () => {
  const { page, figure, field, shown, code } = await tryDial();
  // The default is unknown: what nobody has set is neither on nor off.
  await expect.poll(() => figure.getByRole('radio', { name: 'Not set' }).first().isChecked()).toBe(true);
  await field('bright').and(figure.locator('[value="false"]')).check();
  await field('hue').fill('rebeccapurple');
  await field('stops').fill('[20, 40]');
  await figure.getByRole('radio', { name: 'Loud' }).check();
  await expect.poll(shown).toEqual({ value: 10, bright: false, hue: 'rebeccapurple', stops: [20, 40], tone: 'loud' });
  const written = await code();
  expect(written).toContain("import { Tone } from 'kit';");
  for (const part of ['bright={false}', 'hue="rebeccapurple"', 'stops={[20, 40]}', 'tone={Tone.Loud}'])
    expect(written).toContain(part);
  const { search } = new URL(page.url());
  const again = await tryDial(search);
  await expect.poll(again.shown).toMatchObject({ bright: false, hue: 'rebeccapurple', stops: [20, 40], tone: 'loud' });
  await again.field('stops').fill('null');
  await expect.poll(again.code).toContain('stops={null}');
  await again.figure.getByRole('radio', { name: 'Not set' }).first().check();
  await expect.poll(again.code).not.toContain('bright');
  await again.figure.getByText('More props').click();
  await again.figure.getByText('Without a control: format').waitFor();
});

test('a controlled component moves its control', async () => {
  const page = await browsing.open('/kit/toggle/');
  const { figure, stage, code, wake } = demoOn(page, 'Toggle.playground');
  await wake();
  await figure.locator('.feature-playground').hover();
  const button = stage.getByRole('button', { name: 'Wi-Fi' });
  const control = figure.locator('[data-prop="checked"]');
  await expect
    .poll(async () => {
      if (await control.isChecked()) await button.click();
      return control.isChecked();
    })
    .toBe(false);
  await expect.poll(() => code.locator('code').first().textContent()).toContain('checked={false}');
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
});
