import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { useReaderTheme, type DemoProviderProps } from 'docs-nav/react';
import { Mirrored } from './mirrored.tsx';
import { createThemeCache } from './theme-cache.ts';

const SMALL = { defaultProps: { size: 'sm' as const } };

const DENSE = {
  JoyButton: SMALL,
  JoyCheckbox: SMALL,
  JoyChip: SMALL,
  JoyFormControl: SMALL,
  JoyIconButton: SMALL,
  JoyInput: SMALL,
  JoyList: SMALL,
  JoyRadio: SMALL,
  JoySelect: SMALL,
  JoySlider: SMALL,
  JoySwitch: SMALL,
  JoyTable: SMALL,
  JoyTabs: SMALL,
  JoyTextarea: SMALL,
};

/** The reader's colors; those that are missing are the library's own. */
interface ReaderColors {
  readonly primary?: string;
  readonly neutral?: string;
}

const themeOf = createThemeCache<ReturnType<typeof extendTheme>>();

function themeFor(dense: boolean, colors: ReaderColors): ReturnType<typeof extendTheme> {
  return themeOf(colors, String(dense), () => {
    const scheme = { palette: paletteOf(colors) };
    // Colors depend on the attribute that the site sets, so the server's styles are right in both modes.
    return extendTheme({
      colorSchemeSelector: '[data-mode="%s"]',
      colorSchemes: { light: scheme, dark: scheme },
      components: dense ? DENSE : {},
    });
  });
}

function paletteOf({ primary, neutral }: ReaderColors) {
  return {
    ...(primary === undefined ? {} : { primary: shadesOf(primary) }),
    ...(neutral === undefined ? {} : { neutral: shadesOf(neutral) }),
  };
}

const WHITE = 255;
const BLACK = 0;

/** Makes the shades of a palette from its middle one, about as far apart as those of Joy UI's own blue. */
function shadesOf(color: string) {
  return {
    50: mix(color, WHITE, 0.93),
    100: mix(color, WHITE, 0.88),
    200: mix(color, WHITE, 0.77),
    300: mix(color, WHITE, 0.57),
    400: mix(color, WHITE, 0.25),
    500: color,
    600: mix(color, BLACK, 0.15),
    700: mix(color, BLACK, 0.4),
    800: mix(color, BLACK, 0.65),
    900: mix(color, BLACK, 0.82),
  };
}

/** Mixes a color such as `#0b6bcb` with white or black. */
function mix(color: string, other: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(part + (other - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Wraps each demo in Joy UI's own theme, with the reader's mode, direction, density and colors. The site sets the mode
 * itself, and the radius and spacing that a reader has chosen, which are CSS variables.
 */
export default function JoyProvider({ mode, direction, dense, children }: DemoProviderProps) {
  const colors = useReaderTheme<Required<ReaderColors>>();
  return (
    <Mirrored direction={direction}>
      <CssVarsProvider
        theme={themeFor(dense, colors)}
        defaultMode={mode}
        modeStorageKey="mui-mode"
        colorSchemeNode={null}
      >
        {children}
      </CssVarsProvider>
    </Mirrored>
  );
}
