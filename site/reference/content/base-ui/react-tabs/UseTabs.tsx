import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';

const button = { padding: '6px 12px', font: 'inherit' };

function Step({ value }: { value: string }) {
  const rootRef = React.useRef<HTMLButtonElement>(null);
  const { getRootProps, selected } = useTab({ value, rootRef });

  return (
    <button
      type="button"
      {...getRootProps()}
      style={{ ...button, fontWeight: selected ? 700 : 400 }}
    >
      {value}
    </button>
  );
}

function Steps({ children }: { children: React.ReactNode }) {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const { getRootProps, contextValue } = useTabsList({ rootRef });

  return (
    <div {...getRootProps()} aria-label="Order" style={{ display: 'flex', gap: 8 }}>
      <TabsListProvider value={contextValue}>{children}</TabsListProvider>
    </div>
  );
}

function Panel({ value, children }: { value: string; children: React.ReactNode }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <section role="tabpanel" {...getRootProps()}>
      {!hidden && <p>{children}</p>}
    </section>
  );
}

export default function UseTabs() {
  const { contextValue } = useTabs({ defaultValue: 'Basket' });

  return (
    <TabsProvider value={contextValue}>
      <Steps>
        <Step value="Basket" />
        <Step value="Delivery" />
      </Steps>
      <Panel value="Basket">Two books and a lamp.</Panel>
      <Panel value="Delivery">Arrives on Tuesday.</Panel>
    </TabsProvider>
  );
}
