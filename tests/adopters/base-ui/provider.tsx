import type { DemoProviderProps } from 'docs-nav/react';
import './tailwind.css';

export default function Provider({ children }: DemoProviderProps) {
  return children;
}
