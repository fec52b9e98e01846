import Check from '@mui/icons-material/Check';
import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Ordered', 'Packed', 'Shipped'];
const active = 1;

export default function StyledStepper() {
  return (
    <Stepper
      sx={{
        width: '100%',
        '--StepIndicator-size': '2.5rem',
        '--Step-connectorThickness': '3px',
        [`& .${stepClasses.completed}::after`]: { bgcolor: 'primary.solidBg' },
      }}
    >
      {steps.map((step, at) => (
        <Step
          key={step}
          orientation="vertical"
          completed={at < active}
          active={at === active}
          aria-current={at === active ? 'step' : undefined}
          indicator={
            <StepIndicator variant={at <= active ? 'solid' : 'outlined'} color="primary">
              {at < active ? <Check /> : at + 1}
            </StepIndicator>
          }
        >
          {step}
        </Step>
      ))}
    </Stepper>
  );
}
