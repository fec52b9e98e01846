import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

export default function MobileSteps() {
  const [step, setStep] = React.useState(0);

  return (
    <MobileStepper
      variant="dots"
      steps={5}
      position="static"
      activeStep={step}
      sx={{ maxWidth: 360, flexGrow: 1 }}
      backButton={
        <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
      }
      nextButton={
        <Button size="small" disabled={step === 4} onClick={() => setStep(step + 1)}>
          Next
        </Button>
      }
    />
  );
}
