import type { DemoProviderProps } from 'docs-nav/react';
import MaterialProvider from './material-ui.tsx';

/**
 * Global in which the packages of MUI X look for a license key. `LicenseInfo.setLicenseKey` of `@mui/x-license` sets
 * it, but pages with only the free grid would load that package for a single assignment.
 */
const LICENSE_INFO = '__MUI_LICENSE_INFO__';

/**
 * Only a build with a key contains this line. Without a key, the demos of Pro and Premium show the library's watermark.
 */
if (process.env.MUI_X_LICENSE_KEY)
  Object.assign(globalThis, { [LICENSE_INFO]: { key: process.env.MUI_X_LICENSE_KEY } });

/** Wraps the demos of the data grid in Material UI's theme; this module also sets the site's license key. */
export default function DataGridProvider(props: DemoProviderProps) {
  return <MaterialProvider {...props} />;
}
