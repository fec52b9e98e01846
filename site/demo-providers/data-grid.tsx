import type { DemoProviderProps } from 'docs-nav/react';
import MaterialProvider from './material-ui.tsx';

/**
 * Where the packages of MUI X look for a license key. `LicenseInfo.setLicenseKey` of `@mui/x-license` writes there, but
 * pages with the free grid alone would load that package for one assignment.
 */
const LICENSE_INFO = '__MUI_LICENSE_INFO__';

/** Only a build with a key has this line. Without one, the demos of Pro and Premium show the library's watermark. */
if (process.env.MUI_X_LICENSE_KEY)
  Object.assign(globalThis, { [LICENSE_INFO]: { key: process.env.MUI_X_LICENSE_KEY } });

/** Material UI's theme around the demos of the data grid, and the license key of the site. */
export default function DataGridProvider(props: DemoProviderProps) {
  return <MaterialProvider {...props} />;
}
