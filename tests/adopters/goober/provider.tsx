import type { CollectStyles, DemoProviderProps } from 'docs-nav/react';
import { extractCss, setup } from 'goober';
import { createElement } from 'react';
import './theme.scss';

setup(createElement);

export default function Provider({ children }: DemoProviderProps) {
  return children;
}

export const collectStyles: CollectStyles = () => ({ styles: () => `<style id="_goober">${extractCss()}</style>` });
