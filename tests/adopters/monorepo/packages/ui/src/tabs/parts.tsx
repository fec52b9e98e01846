import { createContext, use, useState, type ReactNode } from 'react';
import styles from './Tabs.module.css';

const Selection = createContext<{ readonly value: string; readonly select: (value: string) => void }>({ value: '', select: () => {} });

export interface RootProps {
  /** The tab that is open at first. */
  defaultValue: string;
  children: ReactNode;
}

/** Holds the parts of a set of tabs. */
export function Root({ defaultValue, children }: RootProps) {
  const [value, select] = useState(defaultValue);
  return (
    <Selection value={{ value, select }}>
      <div>{children}</div>
    </Selection>
  );
}

export interface TabProps {
  /** Which panel it opens. */
  value: string;
  children: ReactNode;
}

/** Opens a panel. */
export function Tab({ value, children }: TabProps) {
  const selection = use(Selection);
  return (
    <button type="button" className={styles.tab} aria-pressed={selection.value === value} onClick={() => selection.select(value)}>
      {children}
    </button>
  );
}

/** Shows something while its tab is open. */
export function Panel({ value, children }: TabProps) {
  return use(Selection).value === value ? <p>{children}</p> : null;
}
