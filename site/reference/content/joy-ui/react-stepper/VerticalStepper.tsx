import * as React from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Choose a template', 'Fill in the form', 'Send'];

export default function VerticalStepper() {
  const [current, setCurrent] = React.useState(0);

  return (
    <Stepper orientation="vertical">
      {steps.map((step, at) => (
        <Step
          key={step}
          indicator={
            <StepIndicator
              variant={at <= current ? 'solid' : 'soft'}
              color={at <= current ? 'success' : 'neutral'}
            >
              {at + 1}
            </StepIndicator>
          }
        >
          <StepButton
            aria-current={at === current ? 'step' : undefined}
            onClick={() => setCurrent(at)}
          >
            {step}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
