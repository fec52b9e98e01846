import { ConfigProvider, theme } from 'antd';

export default function Provider({ mode, children }) {
  const algorithm = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return <ConfigProvider theme={{ cssVar: true, algorithm }}>{children}</ConfigProvider>;
}
