import { installOnce } from './adopter.ts';

const MANIFEST = JSON.stringify({
  private: true,
  dependencies: {
    '@ark-ui/react': '5.40.0',
    '@digdir/designsystemet-react': '1.22.0',
    '@ionic/react': '9.0.5',
    '@sanity/ui': '3.5.5',
    '@types/react': '^19',
    cmdk: '1.1.1',
    react: '^19',
    'react-dom': '^19',
    'react-router': '^6',
    'react-router-dom': '^6',
    'react-select': '5.10.2',
    'styled-components': '^6',
  },
});

/** Installs libraries whose facts and playgrounds are checked, unless they are there; returns their `node_modules`. */
export function installLibraries(): string {
  return installOnce('facts', MANIFEST);
}
