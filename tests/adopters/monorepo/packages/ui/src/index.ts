export { Button, type ButtonProps } from './button/Button';
export { Card, type CardProps } from './card/Card';
export { ThemeProvider, useTheme, type ThemeProviderProps } from './theme/Theme';
