import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper, { type StepperProps } from '@mui/material/Stepper';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['activeStep', 'orientation', 'alternativeLabel', 'nonLinear'],
  preset: { activeStep: 1 },
} satisfies Controls<typeof Stepper>;

export default function StepperPlayground(props: StepperProps) {
  return (
    <Stepper {...props}>
      <Step>
        <StepLabel>Address</StepLabel>
      </Step>
      <Step>
        <StepLabel>Payment</StepLabel>
      </Step>
      <Step>
        <StepLabel>Review</StepLabel>
      </Step>
    </Stepper>
  );
}
