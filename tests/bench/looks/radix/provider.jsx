import { Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';

export default function Provider({ mode, children }) {
  return (
    <Theme appearance={mode} hasBackground={false}>
      {children}
    </Theme>
  );
}
