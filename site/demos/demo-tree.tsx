import { Component, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** What a reader chose that demos follow. */
export interface DemoPreferences {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly dense: boolean;
}

/** What a section wraps around each of its demos, as for a theme. */
export type DemoProvider = ComponentType<DemoPreferences & { readonly children: ReactNode }>;

/** What the server renders, and so what hydration starts from. */
const SERVER: DemoPreferences = { mode: 'light', direction: 'ltr', dense: false };

interface DemoTreeProps {
  readonly demo: ComponentType;
  readonly provider: DemoProvider | undefined;
  /** Hears of a crash; without it, one goes on to whoever renders. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** One demo with what stands around it: the same for the server and for the browser, so that ids agree. */
export function DemoTree({ demo: Demo, provider: Provider, onError }: DemoTreeProps): ReactNode {
  const preferences = useSyncExternalStore(followRoot, readRoot, () => SERVER);
  const content = <Demo />;
  return <CrashBoundary onError={onError}>{Provider === undefined ? content : <Provider {...preferences}>{content}</Provider>}</CrashBoundary>;
}

/** Leaves an empty place behind when something in it crashes. */
class CrashBoundary extends Component<{ readonly onError: ((error: unknown) => void) | undefined; readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { readonly crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

let known = SERVER;

/** The shell says on the root element what the reader chose. */
function readRoot(): DemoPreferences {
  const { dataset, dir } = document.documentElement;
  const next: DemoPreferences = {
    mode: dataset['mode'] === 'dark' ? 'dark' : 'light',
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    dense: dataset['dense'] !== undefined && dataset['dense'] !== 'false',
  };
  const isSame = next.mode === known.mode && next.direction === known.direction && next.dense === known.dense;
  return isSame ? known : (known = next);
}

function followRoot(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-mode', 'dir', 'data-dense'] });
  return () => observer.disconnect();
}
