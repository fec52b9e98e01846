import { useColorMode, useDocsConfig } from 'docs-nav/react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const modes = ['light', 'system', 'dark'] as const;

export default function ReaderSettings() {
  const { mode, resolved, set } = useColorMode();
  const { codeVariant, direction, dense } = useDocsConfig();

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Color mode"
        size="small"
        exclusive
        value={mode}
        onChange={(event, chosen) => chosen && set({ mode: chosen })}
      >
        {modes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography>
        You read in {resolved} mode, {direction === 'rtl' ? 'right to left' : 'left to right'}, with{' '}
        {dense ? 'small' : 'usual'} controls.
      </Typography>
      <Typography>
        This demo is <code>ReaderSettings.{codeVariant === 'TS' ? 'tsx' : 'js'}</code> to you.
      </Typography>
    </Stack>
  );
}
