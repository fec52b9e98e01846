import {
  AdConfigProvider,
  ColorModeProvider,
  DocsConfigProvider,
  useColorMode,
  useDocsConfig,
  type DemoProvider,
} from 'docs-nav/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';

/** Facts about the site for its demos; the same for all readers. */
export interface DemoSite {
  /** Path that the site is served at, with slashes at both ends. */
  readonly base: string;
  /** Code of the default language, which the server renders. */
  readonly language: string;
  /** Direction of that language. */
  readonly direction: 'ltr' | 'rtl';
  /** Share of ad displays to report; 0 if there are no ads. */
  readonly displayRatio: number;
  /** The mode of all demos, whatever that of the page is. */
  readonly only?: 'light';
}

/** Props of a demo by name; only playgrounds take any. With another `key`, the demo is mounted anew. */
export type DemoProps = Readonly<Record<string, unknown>>;

interface DemoTreeProps {
  readonly site: DemoSite;
  readonly demo: ComponentType;
  /** What readers have chosen for a playground. */
  readonly props?: DemoProps | undefined;
  readonly provider: DemoProvider | undefined;
  /** Mode for the provider instead of the reader's. */
  readonly mode?: 'light' | 'dark';
  /** Called after a crash; without it, the error propagates to the caller. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** A demo with its providers: the same tree on the server and in the browser, so that ids match. */
export function DemoTree({
  site: { base, language, direction, displayRatio, only },
  demo: Demo,
  props,
  provider: Provider,
  mode,
  onError,
}: DemoTreeProps): ReactNode {
  const { key, ...given } = props ?? {};
  const content = <Demo key={key as string | undefined} {...given} />;
  return (
    <CrashBoundary onError={onError}>
      <ColorModeProvider>
        <DocsConfigProvider base={base} language={language} direction={direction}>
          <AdConfigProvider displayRatio={displayRatio}>
            {Provider === undefined ? (
              content
            ) : (
              <Themed provider={Provider} mode={only ?? mode}>
                {content}
              </Themed>
            )}
          </AdConfigProvider>
        </DocsConfigProvider>
      </ColorModeProvider>
    </CrashBoundary>
  );
}

/** Passes the reader's preferences to a section's provider. */
function Themed({
  provider: Provider,
  mode,
  children,
}: {
  readonly provider: DemoProvider;
  readonly mode: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { scheme } = useColorMode();
  const { direction, dense } = useDocsConfig();
  return (
    <Provider mode={mode ?? (scheme.endsWith('dark') ? 'dark' : 'light')} direction={direction} dense={dense}>
      {children}
    </Provider>
  );
}

/**
 * Returns the options of a root whose page shows the errors that React reports. The prefix is that of the server, so that
 * the ids of several demos do not collide.
 */
export function rootOptions(onUncaughtError: (error: unknown) => void, identifierPrefix = ''): RootOptions {
  return { identifierPrefix, onCaughtError: () => {}, onUncaughtError, onRecoverableError: () => {} };
}

/** Renders nothing after a crash of its children. */
class CrashBoundary extends Component<
  { readonly onError: ((error: unknown) => void) | undefined; readonly children: ReactNode },
  { readonly crashed: boolean }
> {
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
