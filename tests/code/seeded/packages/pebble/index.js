export const Button = (props) => props.children ?? null;
export const Dialog = (props) => props.children ?? null;
export const useTone = (tone = 'plain') => ({ tone, setTone: () => undefined });
export const useCount = (start = 0) => [start, () => undefined];
export const createTheme = (theme) => theme;
export const ThemeProvider = (props) => props.children ?? null;
