import { ColorModeProvider, DocsConfigProvider, useColorMode, useCopy, useDocsConfig } from 'docs-nav/react';
import { createRoot } from 'react-dom/client';
import { codeVariant } from '../../site/preferences/code-variant.ts';
import { dense } from '../../site/preferences/dense.ts';
import { direction } from '../../site/preferences/direction.ts';

/**
 * Copies and shows the reader's preferences, as a demo would. Some of them it changes through the shell's stores, which
 * are not part of `docs-nav/react`.
 */
function Demo() {
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
    <DocsConfigProvider base="/docs/">
      <Demo />
    </DocsConfigProvider>
  </ColorModeProvider>,
);
