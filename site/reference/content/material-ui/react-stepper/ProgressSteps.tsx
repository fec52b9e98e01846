import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';

const variants = ['text', 'progress'] as const;
const last = 5;

export default function ProgressSteps() {
  const [step, setStep] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {variants.map((variant) => (
        <MobileStepper
          key={variant}
          variant={variant}
          position="static"
          steps={last + 1}
          activeStep={step}
          slotProps={{ progress: { 'aria-label': 'Steps done' } }}
          backButton={
            <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
              Back
            </Button>
          }
          nextButton={
            <Button size="small" disabled={step === last} onClick={() => setStep(step + 1)}>
              Next
            </Button>
          }
        />
      ))}
    </Stack>
  );
}
