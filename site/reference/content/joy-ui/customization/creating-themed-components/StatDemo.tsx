import * as React from 'react';
import Stack from '@mui/joy/Stack';
import { styled, useThemeProps } from '@mui/joy/styles';

interface StatProps {
  value: number;
  unit: string;
  variant?: 'plain' | 'soft';
}

const StatRoot = styled('div', { name: 'JoyStat', slot: 'root' })<{ ownerState: StatProps }>(
  ({ theme, ownerState }) => ({
    padding: theme.spacing(2),
    borderRadius: theme.vars.radius.md,
    ...theme.variants[ownerState.variant ?? 'plain'].primary,
  }),
);

const StatValue = styled('div', { name: 'JoyStat', slot: 'value' })(
  ({ theme }) => theme.typography.h3,
);

const StatUnit = styled('div', { name: 'JoyStat', slot: 'unit' })(
  ({ theme }) => theme.typography['body-sm'],
);

const Stat = React.forwardRef<HTMLDivElement, StatProps>(function Stat(inProps, ref) {
  const props = useThemeProps({ props: inProps, name: 'JoyStat' });
  const { value, unit, variant: _variant, ...other } = props;
  return (
    <StatRoot ref={ref} ownerState={props} {...other}>
      <StatValue>{value}</StatValue>
      <StatUnit>{unit}</StatUnit>
    </StatRoot>
  );
});

export default function StatDemo() {
  return (
    <Stack direction="row" spacing={2}>
      <Stat value={42} unit="readers a day" variant="soft" />
      <Stat value={7} unit="new pages" />
    </Stack>
  );
}
