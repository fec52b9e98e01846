import { describe, expect, test } from 'vitest';
import { PLAYGROUND_WORDS } from '../../site/features/playground/island/words.ts';
import type { Control, Values } from '../../site/features/playground/model/playground.ts';
import { withMemberOf } from '../../site/features/playground/model/set-props.ts';
import { isShort, renderPanel } from '../../site/features/playground/island/render-panel.ts';

function panelOf(controls: readonly Control[], preset: Values = {}): string {
  const playground = { package: 'kit', name: 'Card', import: "import { Card } from 'kit';", controls, preset };
  return renderPanel(playground, 'Card', PLAYGROUND_WORDS);
}

describe('controls as native form controls', () => {
  test('a switch is a checkbox, on if the prop is on', () => {
    expect(panelOf([{ name: 'open', kind: 'switch' }])).toContain(
      '<label class="play-row"><span>open</span><input type="checkbox" role="switch" autocomplete="off" id="Card-open" data-prop="open"></label>',
    );
    expect(panelOf([{ name: 'open', kind: 'switch', initial: true }])).toContain('data-prop="open" checked>');
    expect(panelOf([{ name: 'open', kind: 'switch' }], { open: true })).toContain('data-prop="open" checked>');
  });

  test('few short choices are side by side, with the default marked and the preset chosen', () => {
    const html = panelOf([{ name: 'size', kind: 'choice', options: ['small', 'large'], initial: 'small' }], {
      size: 'large',
    });
    expect(html).toContain('role="radiogroup" aria-labelledby="Card-size-label"');
    expect(html).toContain('<label data-default><input type="radio" autocomplete="off" name="Card-size"');
    expect(html).toContain('value="large" checked>large</label>');
  });

  test('the mark of the default is explained, to screen readers too, where there is one', () => {
    const options = ['small', 'large'];
    const html = panelOf([{ name: 'size', kind: 'choice', options, initial: 'small', isMore: true }]);
    expect(html).toContain('value="small" checked title="small (default)">small</label>');
    expect(html).toContain('Reset props</button><span>• (default)</span>');
    expect(panelOf([{ name: 'size', kind: 'choice', options }])).not.toContain('(default)');
  });

  test('more or longer choices are a list, in which the default is named', () => {
    const options = ['a', 'b', 'c', 'd', 'e'];
    const html = panelOf([{ name: 'kind', kind: 'choice', options, initial: 'b' }]);
    expect(html).toContain('<option value="b" selected>b (default)</option>');
    expect(html).not.toContain('Not set');
    expect(isShort(['a rather long choice', 'another long choice'])).toBe(false);
  });

  test('what is unset by default can be so, also among choices side by side', () => {
    const html = panelOf([{ name: 'open', kind: 'choice', options: [true, false] }]);
    expect(html).toContain(
      '<label><input type="radio" id="Card-open" autocomplete="off" name="Card-open" data-prop="open" value="" checked>Not set</label>',
    );
    expect(html).toContain('value="true">true</label>');
    expect(panelOf([{ name: 'open', kind: 'choice', options: [true, false], isRequired: true }])).not.toContain('Not');
  });

  test('a field suggests values, with its default as a hint', () => {
    const field: Control = { name: 'tint', kind: 'mixed', options: ['red', null, 'null'], takes: ['string'] };
    expect(panelOf([{ ...field, initial: 'red' }])).toContain(
      'type="text" placeholder="red" value="" list="Card-tint-list" autocomplete="off" spellcheck="false"><datalist id="Card-tint-list"><option value="red"></option><option value="null"></option><option value="\'null\'"></option></datalist>',
    );
    expect(panelOf([{ ...field, options: [] }], { tint: 'blue' })).toContain(
      'placeholder="" value="blue" autocomplete',
    );
  });

  test('a member of an enumeration is called by its own name', () => {
    const written = [{ value: 0, code: 'Tone.Calm' }];
    const html = panelOf([{ name: 'tone', kind: 'choice', options: [0, 1], written }]);
    expect(html).toContain('value="0">Calm</label>');
  });

  test('props that no control can set are named behind “More props”', () => {
    const playground = {
      package: 'kit',
      name: 'Card',
      import: '',
      controls: [],
      preset: {},
      without: ['sx', 'render'],
    };
    expect(renderPanel(playground, 'Card', PLAYGROUND_WORDS)).toContain(
      '<details><summary>More props</summary><p class="play-without">Without a control: sx, render</p></details>',
    );
  });

  test('in a page, each row is only a place that links lead to, as high and as hidden', () => {
    const controls: readonly Control[] = [
      { name: 'kind', kind: 'choice', options: ['link', 'text'] },
      { name: 'href', kind: 'text', when: { name: 'kind', values: ['link'] } },
      { name: 'severity', kind: 'choice', options: ['success', 'info', 'warning', 'error'], initial: 'success' },
      { name: 'onClick', kind: 'log', arguments: ['event'] },
      { name: '"dense"', kind: 'switch', isMore: true },
    ];
    const playground = { package: 'kit', name: 'Card', import: '', controls, preset: {}, without: ['sx'] };
    expect(renderPanel(playground, 'Card', PLAYGROUND_WORDS, '/card.json')).toBe(
      '<div class="feature-playground" role="group" aria-label="Props of Card" data-playground="/card.json">' +
        '<div class="play-rows"><i class="play-row" id="Card-kind"></i><i class="play-row" hidden id="Card-href"></i><i class="play-row" data-tall id="Card-severity"></i></div>' +
        '<details><summary>More props</summary><div class="play-rows"><i class="play-row" id="Card-&quot;dense&quot;"></i></div><p class="play-without"></p></details>' +
        '<div class="play-end"><button type="button">Reset props</button><span>• (default)</span></div></div>',
    );
  });

  test('a prop without a default can stay as it is', () => {
    const options = [1, 2, 3, 4, 5];
    expect(panelOf([{ name: 'level', kind: 'choice', options }])).toContain('<option value="">Not set</option>');
    expect(panelOf([{ name: 'level', kind: 'choice', options, isRequired: true }])).not.toContain('Not set');
  });

  test('numbers have their bounds, and colors a picker', () => {
    expect(panelOf([{ name: 'value', kind: 'number', min: 0, max: 9, step: 3, initial: 3 }])).toContain(
      'type="number" step="3" value="3" min="0" max="9"',
    );
    expect(panelOf([{ name: 'tint', kind: 'color', initial: '#336699' }])).toContain('type="color" value="#336699"');
  });

  test('texts of packages cannot end an attribute or start an element', () => {
    const html = panelOf([{ name: 'label', label: '<b>', kind: 'text' }], { label: '"><script>' });
    expect(html).toContain('&lt;b&gt;');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test('props that no chosen value has are hidden, as after the first touch', () => {
    const controls: readonly Control[] = [
      { name: 'kind', kind: 'choice', options: ['link', 'text'] },
      { name: 'href', kind: 'text', when: { name: 'kind', values: ['link'] } },
      { name: 'wrap', kind: 'switch', when: { name: 'kind', values: ['text'] } },
    ];
    expect(panelOf(controls)).toContain('<div class="play-row" hidden><label for="Card-href">');
    expect(panelOf(controls)).toContain('<label class="play-row" hidden><span>wrap</span>');
    expect(panelOf(controls, { kind: 'link' })).toContain('<div class="play-row"><label for="Card-href">');
    // A link to such a prop chooses a value that has it.
    const [kind, href] = controls as readonly [Control, Control];
    expect(withMemberOf(href, controls, { id: 'a' })).toEqual({ id: 'a', kind: 'link' });
    expect(withMemberOf(href, controls, { kind: 'link' })).toBeUndefined();
    expect(withMemberOf(kind, controls, {})).toBeUndefined();
  });

  test('further props are behind “More props”, and functions have no control', () => {
    expect(panelOf([{ name: 'dense', kind: 'switch', isMore: true }])).toContain(
      '<details><summary>More props</summary><div class="play-rows"><label',
    );
    expect(panelOf([{ name: 'onClick', kind: 'log', arguments: ['event'] }])).not.toContain('onClick');
  });
});
