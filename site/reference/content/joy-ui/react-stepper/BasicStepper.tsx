import Check from '@mui/icons-material/Check';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Cart', 'Address', 'Payment'];

export default function BasicStepper() {
  const current = 1;

  return (
    <Stepper sx={{ width: '100%' }}>
      {steps.map((step, at) => (
        <Step
          key={step}
          orientation="vertical"
          aria-current={at === current ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={at <= current ? 'solid' : 'outlined'}
              color={at <= current ? 'primary' : 'neutral'}
            >
              {at < current ? <Check titleAccess="Done" /> : at + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
