import * as React from 'react';
import Button from '@mui/material/Button';
import CheckIcon from '@mui/icons-material/Check';
import HomeIcon from '@mui/icons-material/Home';
import PaymentIcon from '@mui/icons-material/Payment';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';

const Connector = styled(StepConnector)(({ theme }) => ({
  [`&.${stepConnectorClasses.alternativeLabel}`]: { top: 20 },
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 3 },
  [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line}, &.${stepConnectorClasses.completed} .${stepConnectorClasses.line}`]:
    { borderColor: (theme.vars ?? theme).palette.primary.main },
}));

const Circle = styled('div')<{ ownerState: { filled: boolean } }>(({ theme, ownerState }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 42,
  height: 42,
  borderRadius: '50%',
  color: ownerState.filled
    ? (theme.vars ?? theme).palette.primary.contrastText
    : (theme.vars ?? theme).palette.text.secondary,
  backgroundColor: ownerState.filled
    ? (theme.vars ?? theme).palette.primary.main
    : (theme.vars ?? theme).palette.action.selected,
}));

const icons = [<ShoppingCartIcon key="cart" />, <HomeIcon key="home" />, <PaymentIcon key="pay" />];

function RoundIcon({ active = false, completed = false, icon }: StepIconProps) {
  return (
    <Circle ownerState={{ filled: active || completed }}>
      {completed ? <CheckIcon /> : icons[Number(icon) - 1]}
    </Circle>
  );
}

export default function CustomStepper() {
  const [active, setActive] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <Stepper alternativeLabel activeStep={active} connector={<Connector />} sx={{ width: '100%' }}>
        {['Cart', 'Address', 'Payment'].map((label, at) => (
          <Step key={label} aria-current={at === active ? 'step' : undefined}>
            <StepLabel slots={{ stepIcon: RoundIcon }}>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button onClick={() => setActive((active + 1) % 4)}>Next step</Button>
    </Stack>
  );
}
