import { Stack } from '@mui/material';

/** Things beside each other, as the library has it. */
export { Stack as Row };
