import Button from '@mui/material/Button';
import MobileStepper, { type MobileStepperProps } from '@mui/material/MobileStepper';
import type { Controls } from 'docs-nav/react';

export const controls = {
  only: ['variant', 'steps', 'activeStep'],
  preset: { steps: 5, activeStep: 1 },
} satisfies Controls<typeof MobileStepper>;

export default function MobileStepperPlayground(props: MobileStepperProps) {
  return (
    <MobileStepper
      {...props}
      position="static"
      backButton={<Button size="small">Back</Button>}
      nextButton={<Button size="small">Next</Button>}
      sx={{ width: 300 }}
    />
  );
}
