import { setupIonicReact } from '@ionic/react';
import '@ionic/react/css/core.css';
import type { DemoProviderProps } from 'docs-nav/react';

setupIonicReact({ mode: 'md' });

export default function Provider({ children }: DemoProviderProps) {
  return <>{children}</>;
}
