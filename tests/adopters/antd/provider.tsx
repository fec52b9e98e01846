import { ConfigProvider, theme } from 'antd';
import type { DemoProviderProps } from 'docs-nav/react';

export default function Provider({ mode, direction, dense, children }: DemoProviderProps) {
  return (
    <ConfigProvider direction={direction} componentSize={dense ? 'small' : 'middle'} theme={{ cssVar: true, algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm }}>
      {children}
    </ConfigProvider>
  );
}
