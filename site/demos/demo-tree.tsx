import {
  AdConfigProvider,
  ColorModeProvider,
  DocsConfigProvider,
  useColorMode,
  useDocsConfig,
  type DemoProvider,
} from 'docs-nav/react';
import { Component, type ComponentType, type ReactNode } from 'react';

/** What demos can know of their site; the same for all of its readers. */
export interface DemoSite {
  /** Path that the site is served under, with slashes at both ends. */
  readonly base: string;
  /** Code of the default language, in which the server renders. */
  readonly language: string;
  /** Of that language. */
  readonly direction: 'ltr' | 'rtl';
  /** Of ads; 0 where there are none. */
  readonly displayRatio: number;
}

interface DemoTreeProps {
  readonly site: DemoSite;
  readonly demo: ComponentType;
  readonly provider: DemoProvider | undefined;
  /** What the provider gets in place of the reader's mode. */
  readonly mode?: 'light' | 'dark';
  /** Hears of a crash; without it, one goes on to whoever renders. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** One demo with what is around it: the same for the server and for the browser, so that ids agree. */
export function DemoTree({
  site: { base, language, direction, displayRatio },
  demo: Demo,
  provider: Provider,
  mode,
  onError,
}: DemoTreeProps): ReactNode {
  const content = <Demo />;
  return (
    <CrashBoundary onError={onError}>
      <ColorModeProvider>
        <DocsConfigProvider base={base} language={language} direction={direction}>
          <AdConfigProvider displayRatio={displayRatio}>
            {Provider === undefined ? (
              content
            ) : (
              <Themed provider={Provider} mode={mode}>
                {content}
              </Themed>
            )}
          </AdConfigProvider>
        </DocsConfigProvider>
      </ColorModeProvider>
    </CrashBoundary>
  );
}

/** Gives a section's provider what the reader chose. */
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
    <Provider mode={mode ?? (scheme === 'dark' ? 'dark' : 'light')} direction={direction} dense={dense}>
      {children}
    </Provider>
  );
}

/** Leaves an empty place behind when something in it crashes. */
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
