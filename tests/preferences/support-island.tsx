import { createRoot } from 'react-dom/client';
import { ColorModeProvider, useColorMode } from '../../site/islands/react/color-mode-context.tsx';
import { DocsConfigProvider, useDocsConfig } from '../../site/islands/react/docs-config-context.tsx';
import { useCopy } from '../../site/islands/react/use-copy.ts';
import { codeVariant } from '../../site/preferences/code-variant.ts';
import { dense } from '../../site/preferences/dense.ts';
import { direction } from '../../site/preferences/direction.ts';

/** An island as a demo would be one: it copies, and shows and changes the reader's preferences. */
function Island() {
  const { mode, resolved, set } = useColorMode();
  const config = useDocsConfig();
  const { copy, isCopied } = useCopy('npm install');
  return (
    <>
      <button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</button>
      <button onClick={() => set({ mode: 'dark' })}>Dark</button>
      <button
        onClick={() => {
          codeVariant.set('JS');
          direction.set('rtl');
          dense.set(true);
        }}
      >
        Others
      </button>
      <p id="shown">{[mode, resolved, ...Object.values(config)].join(' ')}</p>
    </>
  );
}

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <ColorModeProvider>
    <DocsConfigProvider>
      <Island />
    </DocsConfigProvider>
  </ColorModeProvider>,
);
