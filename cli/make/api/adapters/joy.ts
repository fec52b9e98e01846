import type { Adapter } from './adapter.ts';
import { findMuiName, MATERIAL } from './material.ts';

/** Joy UI shares its class names with Material UI, but has its own theme names. */
export const JOY: Adapter = {
  ...MATERIAL,
  covers: (name) => name === '@mui/joy',
  findThemeName: (script) => findMuiName(script, 'Joy'),
};
