import { renderToString } from 'react-dom/server';
import type { ComponentType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { AdConfigProvider, useAdConfig } from '../../site/islands/react/ad-config-context.tsx';
import { ColorModeProvider, useColorMode } from '../../site/islands/react/color-mode-context.tsx';
import { DocsConfigProvider, useDocsConfig } from '../../site/islands/react/docs-config-context.tsx';

const show = (use: () => unknown): ComponentType => () => JSON.stringify(use());
const Theme = show(useColorMode);
const Ads = show(useAdConfig);
const Docs = show(useDocsConfig);
const ads = { displayRatio: 0.1, displaySampling: 0.1 };
const read = (node: ReactNode): unknown => JSON.parse(renderToString(node).replaceAll('&quot;', '"'));

test.each([
  ['theme', Theme, 'There is no theme here. Wrap the component in a <ColorModeProvider>.'],
  ['ad config', Ads, 'There is no ad config here. Wrap the component in a <AdConfigProvider>.'],
  ['docs config', Docs, 'There is no docs config here. Wrap the component in a <DocsConfigProvider>.'],
])('%s context used without its provider throws an error that asks for the provider', (_, Part, message) => {
  expect(() => renderToString(<Part />)).toThrow(new Error(message));
});

test('the providers give what a page without a reader starts with', () => {
  expect(
    read(
      <ColorModeProvider>
        <Theme />
      </ColorModeProvider>,
    ),
  ).toEqual({ mode: 'system', light: 'light', dark: 'dark', resolved: 'light', scheme: 'light' });
  expect(
    read(
      <DocsConfigProvider>
        <Docs />
      </DocsConfigProvider>,
    ),
  ).toEqual({ language: '', base: '/', codeVariant: 'TS', direction: 'ltr', dense: false });
  expect(
    read(
      <AdConfigProvider value={ads}>
        <Ads />
      </AdConfigProvider>,
    ),
  ).toEqual(ads);
});
