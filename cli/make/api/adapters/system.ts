import type { Adapter } from './adapter.ts';
import { MATERIAL } from './material.ts';

/** MUI System, whose components are styled by props. */
export const SYSTEM: Adapter = { ...MATERIAL, covers: (name) => name === '@mui/system' };
